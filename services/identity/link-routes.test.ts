import { pino } from "pino";
import { expect, test } from "vitest";
import { mailLinkPaths } from "../../contracts/identity.ts";
import { createLinkRoutes } from "./link-routes.ts";

const away = async () => {
  throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
};
const app = createLinkRoutes({
  links: { find: away },
  credentials: { isConfirmed: away, isMoved: away },
  registrations: { find: away },
  currentSession: away,
  origin: "http://localhost",
  log: pino({ level: "silent" }),
} as unknown as Parameters<typeof createLinkRoutes>[0]);

test.each(Object.values(mailLinkPaths))(
  "%s says in the reader's language that it is not to be had now",
  async (path) => {
    for (const [locale, words] of [
      ["en-US", "Please open it again in a moment."],
      ["es", "Ábrelo de nuevo en un momento."],
    ]) {
      const answer = await app.request(`${path}?locale=${locale}&token=${"a".repeat(43)}`);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await answer.text()).toContain(words);
    }
  },
);
