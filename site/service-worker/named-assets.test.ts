import { expect, test } from "vitest";
import { namedAssets } from "./named-assets.ts";

const page = (hydrate: string) =>
  `<html data-hydrate="${hydrate}"><style>@font-face{src:url(/assets/a-1.woff2)}</style><link href="/assets/app-2.css"><template id="app-start"><link href="/assets/vendor-3.js"></template><script src="/assets/start-4.js">`;
const withoutReact = ["/assets/a-1.woff2", "/assets/app-2.css", "/assets/start-4.js"];

test("of a page that is only read, a visitor stores what it needs without a touch", () => {
  expect([...namedAssets(page("touch"), false)]).toEqual(withoutReact);
});

test("a page that comes alive by itself is stored with React, and a member's every page", () => {
  for (const assets of [namedAssets(page("load"), false), namedAssets(page("touch"), true)])
    expect([...assets].sort()).toEqual([...withoutReact, "/assets/vendor-3.js"].sort());
});
