import { expect, test } from "vitest";
import { cachedAs, partOf, recordingsIn } from "./recordings.ts";
import { kindOfRequest } from "./request-kind.ts";

const whole = () =>
  new Response("0123456789", { headers: { "content-type": "audio/mpeg", "content-length": "10" } });

test("a cached recording is played in parts: 206 with the bytes that were asked for", async () => {
  const part = await partOf(whole(), "bytes=2-4");
  expect([part.status, part.headers.get("content-range"), part.headers.get("content-length")]).toEqual([
    206,
    "bytes 2-4/10",
    "3",
  ]);
  expect([part.headers.get("content-type"), await part.text()]).toEqual(["audio/mpeg", "234"]);
  expect((await partOf(whole(), "bytes=10-")).status).toBe(416);
  expect(await (await partOf(whole(), null)).text()).toBe("0123456789");
});

test("a kept page names its recordings", () => {
  expect(recordingsIn('<button data-do="listen" data-audio="/media/recordings/a.mp3?v=1&amp;w=2">')).toEqual([
    "/media/recordings/a.mp3?v=1&w=2",
  ]);
});

test("a protected recording is found by its address, whatever key it has", () => {
  const stored = "/media/recordings/a.mp3?v=10";
  expect(cachedAs("/media/recordings/a.mp3?key=x.y&v=10")).toBe(stored);
  expect(cachedAs("https://site.example/media/recordings/a.mp3?key=z&v=10")).toBe(stored);
  expect(cachedAs(stored)).toBe(stored);
});

test("recordings are no pictures", () => {
  const kind = (path: string) =>
    kindOfRequest(
      { url: `https://site.example${path}`, method: "GET", mode: "no-cors" },
      "https://site.example",
    );
  expect([kind("/media/recordings/a.mp3?v=1"), kind("/media/art/a.svg")]).toEqual(["recording", "picture"]);
});
