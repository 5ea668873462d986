/** Attacks on what is not published, or not for everybody, by way of previews. */
import { type Answer, type Attack, delivery, skipped, type Target, verdictOf } from "./attack.ts";

const opens = ({ status, headers }: Answer): boolean =>
  String(headers.location ?? "").includes("preview=") ||
  (status === 200 && headers["cache-control"] === "private, no-store");

const id = "00000000-0000-4000-8000-000000000501";
const odd = [
  "%ED%A0%80",
  "%5Cud800",
  "[".repeat(2000),
  encodeURIComponent('{"a":'.repeat(500)),
  "a.b",
  "%",
  "1e999",
];

const withoutKey: Attack = {
  name: "preview-without-key",
  async run(target) {
    if ((await target.request("/preview")).status !== 403) return skipped("the site shows no drafts");
    const wrong: string[] = [];
    const parameters = ["id", "key", "token", "locale", "until", "sign"];
    const paths = odd.flatMap((value) => [
      ...parameters.flatMap((name) => [
        `/preview?${name}=${value}`,
        `/preview?id=${id}&until=9999999999&${name}=${value}`,
      ]),
      `/?preview=${value}`,
    ]);
    for (const path of paths) {
      const answer = await target.request(path);
      if (opens(answer) || answer.status >= 500) wrong.push(`${path.slice(0, 60)}: ${answer.status}`);
    }
    // A client of ours would take what follows for a host.
    const slashes = await plainRequest(target, "//?preview=x");
    if (!/^HTTP\/1\.1 [34]/.test(slashes)) wrong.push(`//?preview=x: ${slashes.slice(0, 12)}`);
    return verdictOf(
      wrong.length > 0,
      `${paths.length + 1} previews without a key`,
      wrong.join(", ") || "all are refused",
    );
  },
};

async function plainRequest(target: Target, path: string): Promise<string> {
  const socket = await target.connect();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${target.base.host}\r\nconnection: close\r\n\r\n`);
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  return answer;
}

/** The addresses of lessons that are not for everybody. */
async function closedLessons(target: Target): Promise<string[]> {
  const query = "filter=contentType:studyGuideLesson&take=200&fields=properties[access]";
  const { status, body } = await target.request(`${delivery}/content?${query}`);
  if (status !== 200) return [];
  const { items } = JSON.parse(String(body)) as {
    items: { route: { path: string }; properties: { access?: string } }[];
  };
  return items
    .filter(({ properties }) => properties.access !== "free")
    .map(({ route }) => route.path.replace(/\/$/, ""));
}
/** What the page of a closed lesson says of it to the browser. */
const closedMark = "&quot;needs&quot;:";

const beyondLink: Attack = {
  name: "preview-beyond-link",
  async run(target) {
    if (!target.previewLink)
      return skipped("needs a preview link of the site's: --preview-link '/preview?id=…&token=…'");
    const { location = "" } = (await target.request(target.previewLink)).headers;
    const [page, token] = location.split("?preview=");
    if (!page || !token) return skipped("the preview link does not open");
    const own = page.replace(/^\/es(?=\/)/, "");
    const named = new URL(target.previewLink, target.base).searchParams.get("id");
    const wrong: string[] = [];
    const renewed = await target.request(`/preview?id=${named}&token=${token}`);
    if (opens(renewed)) wrong.push("its page's token is a link that never ends");
    const closed = (await closedLessons(target)).filter((path) => !`${path}/`.startsWith(`${own}/`));
    const tried = closed.slice(0, target.short ? 3 : 20);
    for (const path of tried) {
      const text = String((await target.request(`${path}?preview=${token}`)).body);
      if (!text.includes(closedMark)) wrong.push(`${path} is open`);
    }
    return verdictOf(
      wrong.length > 0,
      `the token of one preview as a link, and on ${tried.length} closed lessons`,
      wrong.join(", ") || "it opens its own item",
    );
  },
};

export const previews: Attack[] = [withoutKey, beyondLink];
