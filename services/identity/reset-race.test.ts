import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { formPaths } from "../../contracts/identity.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type * as PasswordsModule from "./passwords.ts";
import { openSecrets } from "./secrets.ts";
import {
  authorize,
  type Browser,
  createBrowser,
  goodPassword,
  linkIn,
  location,
  newPerson,
  startIdentity,
} from "./test-identity.ts";

/** What happens between the look at a password and the sign-in that follows it. */
const meanwhile = vi.hoisted(() => ({ do: async () => {} }));
vi.mock("./passwords.ts", async (original) => {
  const { createPasswords } = await original<typeof PasswordsModule>();
  return {
    createPasswords: () => {
      const real = createPasswords();
      const matches: typeof real.matches = async (...given) => {
        const isRight = await real.matches(...given);
        await meanwhile.do();
        return isRight;
      };
      return { ...real, matches };
    },
  };
});

describeOnEachDatabase("a sign-in in progress while the password is reset", (open) => {
  test.each(["opened by itself", "asked for by the site"])(
    "fails: the old password gives no session (the page %s)",
    async (how) => {
      const secrets = openSecrets(mkdtempSync(path.join(tmpdir(), "identity-")));
      const provider = await startIdentity({ database: await open(), secrets });
      const person = await newPerson(provider);
      const owner = createBrowser(provider.port);
      await owner.request(formPaths.forgotPassword, { form: { email: person.email, locale: "en-US" } });
      await provider.identity.idle();
      await owner.request(linkIn(provider.mails.findLast(({ subject }) => subject.startsWith("Choose"))));

      const thief = createBrowser(provider.port);
      if (how === "asked for by the site") await authorize(thief);
      meanwhile.do = async () => {
        meanwhile.do = async () => {};
        const reset = await owner.request(formPaths.resetPassword, {
          form: { password: "another fine long password", locale: "en-US" },
        });
        expect(location(reset).searchParams.get("notice")).toBe("password-changed");
      };
      const typed = await thief.request(formPaths.login, {
        form: { email: person.email, password: goodPassword, locale: "en-US" },
      });
      expect(location(typed).pathname).toBe("/account/login");
      expect(location(typed).searchParams.get("error")).toBe("email-or-password-wrong");
      expect(await isSignedIn(thief)).toBe(false);

      // The owner's own sign-in with the new password is valid.
      await owner.request(formPaths.login, {
        form: { email: person.email, password: "another fine long password", locale: "en-US" },
      });
      expect(await isSignedIn(owner)).toBe(true);
      await provider.close();
    },
  );
});

async function isSignedIn(browser: Browser): Promise<boolean> {
  const { answer } = await authorize(browser, { prompt: "none" });
  return location(answer).searchParams.has("code");
}
