import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { forbidden } from "../scripts/wall-rules.mjs";
import { brokenWalls } from "../scripts/walls.mjs";
import { root } from "./support/server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "wellspring-walls-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parts = ["server", "services", "platform", "contracts", "site"];

test("an import against the one-way rule is an error whose message explains", () => {
  const files = {
    "contracts/bad.ts": 'import type { Clock } from "../platform/clock.ts";',
    "platform/clock.ts": "export {};",
    "platform/bad.ts": 'export { store } from "../services/a/store.ts";',
    "services/a/store.ts": 'import {\n  client,\n} from "../b/client.ts";',
    "services/a/app.ts": 'import "./store.ts";',
    "services/b/client.ts": 'import "../../site/bad.ts";',
    "site/bad.ts": 'const store = () => import("../services/a/store.ts");',
    "site/good.ts": 'import { client } from "../services/b/client.ts";',
    "site/ui/bad.ts": 'import x from "../features/x.ts";',
    "site/features/x.ts": 'import "./y.ts";',
    "site/features/y.ts": 'import "./x.ts";',
    "site/features/types.ts": 'import type { X } from "./x.ts";',
    "site/features/session/bad.ts": 'import "../verses/verse.ts";',
    "site/features/verses/verse.ts": 'import type { Prayer } from "../prayers/prayer.ts";',
    "site/features/prayers/prayer.ts": 'import "../verses/day.ts";',
    "site/features/prayers/bad.ts": 'import "../home/home.ts";',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const broken = brokenWalls(folder, parts, forbidden) as string[];
  const rulesBroken = broken.map((one) => one.replace(/\n\s+/, " | ").split(": ")[0]);
  expect(rulesBroken).toEqual([
    "contracts/bad.ts → platform/clock.ts | contracts-import-nothing-of-ours",
    "services/a/store.ts → services/b/client.ts | services-do-not-import-each-other",
    "services/b/client.ts → site/bad.ts | services-do-not-know-the-site",
    "platform/bad.ts → services/a/store.ts | platform-is-below-everything",
    "site/bad.ts → services/a/store.ts | site-sees-only-clients",
    "site/ui/bad.ts → site/features/x.ts | ui-imports-no-feature",
    "site/features/session/bad.ts → site/features/verses/verse.ts | core-features-are-below-the-others",
    "site/features/prayers/bad.ts → site/features/home/home.ts | composition-is-above-the-features",
    "site/features/prayers/ → site/features/verses/ → site/features/prayers/ | no-circles-of-features",
    expect.stringContaining("services/a/store.ts → services/b/client.ts → site/bad.ts → services/a/store.ts"),
    expect.stringContaining("site/features/x.ts → site/features/y.ts → site/features/x.ts | no-cycles"),
  ]);
  expect(broken.join()).toContain("so that it cannot tell embedded from remote");
});

test("the product's own imports go through no wall", () => {
  expect(brokenWalls(root, parts, forbidden)).toEqual([]);
});
