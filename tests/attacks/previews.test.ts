import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createTarget } from "../../attacks/attack.ts";
import { previews } from "../../attacks/previews.ts";
import { createPreviewTokens } from "../../server/preview-tokens.ts";
import { listen } from "../../server/serve.ts";
import { root } from "../support/server.ts";
import { composeSite } from "../support/site.ts";

const key = "a key of the test's own";
const file = readFileSync(path.join(root, "content/articles/learning-to-wait.yaml"), "utf8");
const { id } = parse(file) as { id: string };

const verdicts = (address: string, previewLink?: string) =>
  Promise.all(
    previews.map(async ({ run }) => (await run({ ...createTarget(address, true), previewLink })).verdict),
  );

test("nothing is found on a site that shows drafts, and without a link or without drafts it is said what is missing", async () => {
  const site = await composeSite({ CONTENT_API_KEY: key });
  try {
    const base = await site.start();
    const { links } = createPreviewTokens(key, site.parts.clock);
    const token = links.issue({ id, until: site.parts.clock.now().getTime() + 60_000 });
    expect(await verdicts(base, `/preview?id=${id}&token=${token}`)).toEqual(["holds", "holds"]);
    expect(await verdicts(base)).toEqual(["holds", "skipped"]);
  } finally {
    await site.close();
  }
});

test("a site that opens whatever it is asked for is found", async () => {
  const open = createServer(({ url = "" }, response) => {
    if (url === "/preview") response.writeHead(403).end();
    else if (url.startsWith("/umbraco"))
      response.end('{"items":[{"route":{"path":"/study-guides/a/b/"},"properties":{"access":"premium"}}]}');
    else if (url.startsWith("/preview")) response.writeHead(302, { location: "/articles/a?preview=t" }).end();
    else response.end("the whole of it");
  });
  const base = `http://127.0.0.1:${await listen(open, 0, "127.0.0.1")}`;
  expect(await verdicts(base, `/preview?id=${id}&token=t`)).toEqual(["open", "open"]);
  open.close();
});
