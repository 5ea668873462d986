import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Target } from "../../attacks/attack.ts";
import { createTarget } from "../../attacks/attack.ts";
import { smallDoors } from "../../attacks/small-doors.ts";
import { listen } from "../../server/serve.ts";
import { composeSite, type Site } from "../support/site.ts";
import { createSiteTarget } from "../support/site-target.ts";

let site: Site;
let target: Target;
beforeAll(async () => {
  site = await composeSite({ TRUSTED_PROXIES: "1" });
  target = createSiteTarget(site, await site.start());
});
afterAll(() => site?.close());

test.each(smallDoors.map((attack) => [attack.name, attack] as const))(
  "%s holds on the product as it ships",
  async (_, attack) => {
    const outcome = await attack.run(target);
    expect(outcome, JSON.stringify(outcome)).toMatchObject({ verdict: "holds" });
  },
);

test("where there is nothing of the kind they are skipped", async () => {
  const empty = createServer((_request, response) => response.writeHead(404).end());
  const nowhere = createTarget(`http://127.0.0.1:${await listen(empty, 0, "127.0.0.1")}`, true);
  for (const attack of smallDoors) expect((await attack.run(nowhere)).verdict, attack.name).toBe("skipped");
  empty.close();
});
