import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { homeLanguageScript } from "../site/i18n/home-language-script.ts";
import { homeRedirect } from "./home-redirect.ts";

const origin = "https://example.org";

interface Reader {
  path: string;
  cookie?: string;
  language: string;
  referrer?: string;
}

/** Where the page's own script leads a reader, as a browser would run it. */
function ledByPage({ path, cookie = "", language, referrer = "" }: Reader): string | undefined {
  let led: string | undefined;
  const location = {
    origin,
    pathname: path,
    search: "?a=1",
    hash: "#b",
    replace: (to: string) => {
      led = to;
    },
  };
  runInNewContext(homeLanguageScript, { location, document: { cookie, referrer }, navigator: { language } });
  return led;
}

const ledByServer = ({ path, cookie, language, referrer }: Reader) =>
  homeRedirect(
    path,
    { ...(cookie && { cookie }), ...(referrer && { referer: referrer }), "accept-language": language },
    origin,
  );

const cookies = [
  undefined,
  "language-preference=es",
  "language-preference=en-US",
  "locale=es",
  "locale=en-US; a=b",
  "locale=es; language-preference=en-US",
  "language-preference=fr; locale=es",
  "x-language-preference=es",
];
const readers: Reader[] = ["/", "/es", "/about"].flatMap((path) =>
  cookies.flatMap((cookie) =>
    ["en-US", "es", "es-MX", "est"].flatMap((language) =>
      ["", `${origin}/articles/a`, "https://example.org.evil/"].map((referrer) => ({
        path,
        ...(cookie ? { cookie } : {}),
        language,
        referrer,
      })),
    ),
  ),
);

test("the home page itself leads each reader where the server would have, for a cache may have answered instead", () => {
  for (const reader of readers) {
    const led = ledByServer(reader);
    expect(ledByPage(reader), JSON.stringify(reader)).toBe(led && `${led}?a=1#b`);
  }
  expect(new Set(readers.map(ledByPage))).toEqual(new Set([undefined, "/?a=1#b", "/es?a=1#b"]));
});

test("who was sent back by the other home page stays, so that nothing goes in circles without a network", () => {
  const spanish = { cookie: "language-preference=es", language: "es" };
  expect(ledByPage({ ...spanish, path: "/", referrer: `${origin}/es?a=1` })).toBeUndefined();
  expect(ledByPage({ ...spanish, path: "/", referrer: `${origin}/about` })).toBe("/es?a=1#b");
  const english = { cookie: "language-preference=en-US", language: "es" };
  expect(ledByPage({ ...english, path: "/es", referrer: `${origin}/` })).toBeUndefined();
});
