/** What opens little by itself: words no database stores, developers' pages, secret addresses, what others open in a spreadsheet. */
import { formPaths } from "../contracts/identity.ts";
import { leadTokenHeader } from "../contracts/leads.ts";
import { memberApi, memberPaths } from "../contracts/member-paths.ts";
import { operatorExportPath } from "../contracts/operator.ts";
import { type Attack, json, skipped, type Target, verdictOf } from "./attack.ts";
import { findPeople, type Person } from "./people.ts";
import { unwritable, unwritableForm } from "./unwritable-json.ts";

const productName = "Wellspring";
const member = memberApi(productName);

const oddWords: Attack = {
  name: "odd-words",
  async run(target) {
    const fitting: [path: string, body: object][] = [
      ["/lead-routing/leads", { email: "odd@attack.invalid", parameters: [{ key: "a", value: "b" }] }],
      ["/unlocked", { path: "/articles/learning-to-wait" }],
      ["/hooks/content", { id: "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a102" }],
      ["/consents-api/v1/newsletter", { email: "odd@attack.invalid", locale: "en-US" }],
    ];
    const codes = new Set<number>();
    const failed: string[] = [];
    for (const [path, value] of fitting)
      for (const [name, body] of unwritable(value).slice(0, target.short ? 4 : undefined)) {
        const headers = {
          "content-type": "application/json",
          authorization: "Bearer x",
          [leadTokenHeader]: "x",
        };
        const { status } = await target.request(path, { method: "POST", headers, body });
        codes.add(status);
        if (status >= 500) failed.push(`${path} (${name})`);
      }
    const login = { email: "odd@attack.invalid", password: "x", locale: "en-US" };
    const { status } = await target.request(formPaths.login, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: unwritableForm(login),
    });
    codes.add(status);
    if (status >= 500) failed.push(formPaths.login);
    if ([...codes].every((status) => status === 404)) return skipped("the site has none of these calls");
    return verdictOf(
      failed.length > 0,
      "half a sign, NUL and JSON without a floor",
      failed.length > 0 ? `failures at ${failed.join(", ")}` : `answered ${[...codes].join(", ")}`,
    );
  },
};

const foreignForm: Attack = {
  name: "foreign-form",
  async run(target) {
    const reading = await target.request("/dev/clock");
    if (reading.status === 404) return skipped("the site has no developers' pages");
    const asks = reading.status === 200 || /^Basic /.test(reading.headers["www-authenticate"] ?? "");
    const body = '{"advanceMs":0}';
    const codes: number[] = [];
    for (const headers of [
      { "content-type": "text/plain" },
      { "content-type": "application/x-www-form-urlencoded" },
      { "content-type": "application/json", origin: "https://elsewhere.example" },
      { "content-type": "application/json", "sec-fetch-site": "cross-site" },
    ] as Record<string, string>[])
      codes.push((await target.request("/dev/clock", { method: "POST", headers, body })).status);
    return verdictOf(
      !asks || codes.some((status) => status < 400 || status >= 500),
      "a developer's clock moved by a form of another site",
      `${asks ? "" : `no question for the key (${reading.status}), `}${codes.join(", ")}`,
    );
  },
};

const as = ({ headers }: Person, method = "GET") => ({ method, headers: Object.fromEntries(headers) });

async function personOf(target: Target, kind: Person["kind"]): Promise<Person | undefined> {
  const people = await findPeople(target, 1, productName);
  return people.find((person) => person.kind === kind);
}

const storedCalendar: Attack = {
  name: "stored-calendar",
  async run(target) {
    const person = await personOf(target, "member");
    if (!person) return skipped("no account can be made from here");
    const { status, body } = await target.request(member + memberPaths.calendar, as(person, "POST"));
    if (status !== 200) return skipped(`no calendar was made (${status})`);
    const { path } = JSON.parse(String(body)) as { path: string };
    const { headers } = await target.request(path);
    const [cache, referrer] = [headers["cache-control"], headers["referrer-policy"]];
    await target.request(member + memberPaths.calendar, as(person, "DELETE"));
    return verdictOf(
      cache !== "no-store" || referrer !== "no-referrer",
      "a calendar's secret address, stored or told on the way",
      `${cache}, ${referrer}`,
    );
  },
};

const formulas: Attack = {
  name: "formulas",
  async run(target) {
    const event = { event: "page_view", properties: { token: "t", distinct_id: "x", path: '=cmd|"x"' } };
    await target.request("/collect/track", json([event]));
    const person = await personOf(target, "operator");
    if (!person) return skipped("no operator can be made from here");
    const { status, body } = await target.request(member + operatorExportPath("content"), as(person));
    if (status !== 200) return skipped(`no export was given (${status})`);
    const lines = String(body)
      .replace(/^\uFEFF/, "")
      .split("\r\n")
      .filter(Boolean);
    const bad = lines.filter(
      (line) => !/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*$/.test(line) || /[";|\t]\s*[=+@]/.test(line),
    );
    return verdictOf(
      bad.length > 0,
      "a formula in an export for a spreadsheet",
      `${bad.length} of ${lines.length} lines`,
    );
  },
};

export const smallDoors: Attack[] = [oddWords, foreignForm, storedCalendar, formulas];
