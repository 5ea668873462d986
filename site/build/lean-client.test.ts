import { expect, test } from "vitest";
import { plainImports } from "./lean-client.ts";

test("names are taken from an import() once", () => {
  const code = `__vitePreload(async () => {
	const { showOffer, other } = await import("./offer-flow-!~{00a}~.js").then((n) => n.t);
	return { showOffer, other };
}, __VITE_PRELOAD__).then(({ showOffer }) => showOffer());
__vitePreload(() => import("./listen-!~{00b}~.js"), __VITE_PRELOAD__);`;
  expect(
    plainImports(code),
  ).toBe(`__vitePreload(() => import("./offer-flow-!~{00a}~.js").then((n) => n.t)).then(({ showOffer }) => showOffer());
__vitePreload(() => import("./listen-!~{00b}~.js"));`);
});

test("the names of a module that shares its file need no helper, unless something else of its file is needed", () => {
  const names = `var places_exports = /* @__PURE__ */ __exportAll({
	default: () => places,
	notePlace: () => notePlace
});`;
  const own = plainImports(`import { n as __exportAll } from "./rolldown-runtime-!~{00Z}~.js";\n${names}`);
  expect(own).not.toMatch(/__exportAll|rolldown-runtime/);
  const { places_exports } = new Function(
    `${own.replace("/* @__PURE__ */ ", "")} const places = 1, notePlace = 2; return { places_exports };`,
  )();
  expect({ ...places_exports }).toEqual({ default: 1, notePlace: 2 });
  const shared = `import { n as __exportAll, r as __toESM } from "./rolldown-runtime-!~{00Z}~.js";\n${names}`;
  expect(plainImports(shared)).toBe(shared);
});
