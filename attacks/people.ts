/** Accounts to send requests as: made by the forms a person fills in, where the site gives a developer its mailbox. */
import { createHash, randomBytes } from "node:crypto";
import {
  defaultClientId,
  formPaths,
  identityPath,
  mailLinkPaths,
  signInScope,
} from "../contracts/identity.ts";
import { operatorRole } from "../contracts/roles.ts";
import { premiumRole } from "../contracts/site.ts";
import { type Answer, json, type Target } from "./attack.ts";
import { mailTo, newAddress } from "./developer-mailbox.ts";

export const kinds = ["signed out", "member", "premium", "operator"] as const;
type Kind = (typeof kinds)[number];

export interface Person {
  kind: Kind;
  /** What its requests carry; renewed while they are sent. */
  headers: [string, string][];
  /** Signs in (again) with the password that is there now. */
  renew(): Promise<void>;
  account?: { email: string; password: string };
}

const nobody: Person = { kind: "signed out", headers: [], renew: async () => {} };

function createBrowser(target: Target) {
  const cookies = new Map<string, string>();
  // Where a proxy is trusted, each browser has an address of its own.
  const address = `10.200.${randomBytes(1)[0]}.${randomBytes(1)[0]}`;
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const take = (answer: Answer) => {
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [name = "", value = ""] = line.split(";", 1)[0]!.split(/=(.*)/s);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
  const headers = () => ({ "x-forwarded-for": address, ...(cookies.size > 0 ? { cookie: cookie() } : {}) });
  return {
    cookie,
    get: async (path: string) => take(await target.request(path, { headers: headers() })),
    post: async (path: string, form: Record<string, string>) =>
      take(
        await target.request(path, {
          method: "POST",
          headers: { ...headers(), "content-type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams(form).toString(),
        }),
      ),
  };
}
type Browser = ReturnType<typeof createBrowser>;

/** The code flow as the site does it in a hidden frame. */
async function tokenOf(browser: Browser, origin: string): Promise<string> {
  const verifier = randomBytes(32).toString("base64url");
  const redirectUri = `${origin}/auth/silent`;
  const params = new URLSearchParams({
    client_id: defaultClientId,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: signInScope,
    prompt: "none",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const granted = await browser.get(`${identityPath}/auth?${params}`);
  const code = new URL(granted.headers.location ?? "/", origin).searchParams.get("code");
  if (!code) throw new Error(`Signing in gave no code: ${granted.status} to ${granted.headers.location}`);
  const given = await browser.post(`${identityPath}/token`, {
    client_id: defaultClientId,
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  });
  return (JSON.parse(String(given.body)) as { access_token: string }).access_token;
}

const subjectOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { sub: string }).sub;

/** Undefined where the site has no mailbox for developers. */
export async function register(
  target: Target,
  kind: Kind,
  productName: string,
  email = newAddress(),
): Promise<Person | undefined> {
  const browser = createBrowser(target);
  const password = randomBytes(18).toString("base64url");
  const locale = "en-US";
  await browser.post(formPaths.register, { email, password, firstName: "Ana", lastName: "Ruiz", locale });
  const mail = await mailTo(target, email);
  const link = mail?.match(/https?:\/\/[^\s"<>\\]+/g)?.find((url) => url.includes(mailLinkPaths.verifyEmail));
  if (!link) return undefined;
  const { origin, pathname, search } = new URL(link);
  await browser.get(pathname + search);
  await browser.post(formPaths.verifyEmail, { locale });
  const person: Person & Required<Pick<Person, "account">> = {
    kind,
    headers: [],
    account: { email, password },
    async renew() {
      await browser.post(formPaths.login, { ...person.account, locale });
      const token = await tokenOf(browser, origin);
      person.headers = [
        ["authorization", `Bearer ${token}`],
        ["cookie", browser.cookie()],
        ["origin", origin],
      ];
    },
  };
  await person.renew();
  const grant = kind === "premium" ? [premiumRole(productName)] : kind === "operator" ? [operatorRole] : [];
  if (grant.length > 0) {
    const subject = subjectOf(person.headers[0]![1]);
    const { status } = await target.request("/dev/roles", json({ subject, grant }));
    if (status !== 200) return undefined;
    await person.renew();
  }
  return person;
}

/** Several of each kind: what one account may do in a minute is bounded, too. */
export async function findPeople(target: Target, ofEach: number, productName: string): Promise<Person[]> {
  const people: Person[] = [nobody];
  for (let at = 0; at < ofEach; at++) {
    for (const kind of kinds.slice(1)) {
      const person = await register(target, kind, productName);
      if (!person) return people;
      people.push(person);
    }
  }
  return people;
}
