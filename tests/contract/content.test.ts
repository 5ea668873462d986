import { beforeAll, describe, test } from "vitest";
import { createContentApp, deliveryPath } from "../../services/content/app.ts";
import { loadLibrary } from "../../services/content/fixtures/load-library.ts";
import { contentContract } from "./content.contract.ts";
import type { ContentTarget } from "./content-target.ts";

const remote = process.env.CONTENT_URL;

describe("the embedded content service fulfills the contract", () => {
  let target: ContentTarget;
  beforeAll(async () => {
    const index = await loadLibrary();
    const app = createContentApp({ index: () => index, apiKey: "a key" });
    target = { fetch: (request) => app.fetch(request), baseUrl: `http://content${deliveryPath}` };
  });
  for (const { name, run } of contentContract) test(name, () => run(target));
});

if (remote) {
  describe("the content service at CONTENT_URL fulfills the contract", () => {
    const target = { fetch, baseUrl: remote.replace(/\/+$/, "") + deliveryPath };
    for (const { name, run } of contentContract) test(name, () => run(target));
  });
}
