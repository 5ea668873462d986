/** More than there is room for: events without end, pictures in sizes that no page has. */
import { pictureSizes } from "../contracts/pictures.ts";
import {
  type Attack,
  afterRefusals,
  count,
  delivery,
  inParallel,
  megabyte,
  skipped,
  verdictOf,
} from "./attack.ts";

const eventFlood: Attack = {
  name: "event-flood",
  async run(target) {
    const max = 24;
    let taken = 0;
    for (let at = 0; at < max; at++) {
      const body = JSON.stringify([
        { event: "attack", properties: { token: "t", distinct_id: "attack", filler: "x".repeat(900_000) } },
      ]);
      const answer = await target.request("/collect/track", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      if (answer.status === 404) return skipped("the site has no collector of its own");
      if (answer.status !== 200)
        return verdictOf(
          answer.status >= 500 && answer.status !== 503,
          "events of 900 kB, one after another",
          `${(taken / megabyte).toFixed(1)} MB were taken, then ${answer.status}`,
        );
      taken += body.length;
    }
    return verdictOf(true, `${max} events of 900 kB`, `all ${(taken / megabyte).toFixed(0)} MB were taken`);
  },
};

/** The size a webp says it has; only the simple format, which the site sends. */
function webpWidth(body: Buffer): number | undefined {
  return body.subarray(12, 16).toString() === "VP8 " ? body.readUInt16LE(26) & 0x3fff : undefined;
}

const junkPictures: Attack = {
  name: "junk-pictures",
  async run(target) {
    const list = await afterRefusals(target, `${delivery}/media?take=1&filter=mediaType:Image`);
    const any = list.status === 200 ? list : await target.request("/");
    const url = /\/media\/[\w/.-]+\.(?:jpg|jpeg|png|webp|svg)/.exec(String(any.body))?.[0];
    if (!url) return skipped("no picture was found");
    const sizes = target.short ? 45 : 60;
    const answers = await inParallel(sizes, 4, (at) => target.request(`${url}?width=${40 + at}&format=webp`));
    const [{ width, height }] = pictureSizes;
    const shown = await afterRefusals(
      target,
      `${url}?width=${width}&height=${height}&format=webp&quality=75`,
    );
    const got = webpWidth(shown.body);
    return verdictOf(
      shown.status !== 200 || (got !== undefined && got !== width),
      `${sizes} sizes that no page has, then one that pages have`,
      `${count(answers, 429)} refused with 429; the page's own size: ${shown.status}, ${got ?? "?"} px wide`,
    );
  },
};

export const floods: Attack[] = [junkPictures, eventFlood];
