import { expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import type { MediaRecord } from "../../services/content/record.ts";
import { createDraftMedia } from "./draft-media.ts";

test("a picture of a draft is there until the last preview that shows it has ended", () => {
  const clock = createMovableClock();
  const media = createDraftMedia(clock);
  const picture = { id: "1", path: "art/Dawn" } as MediaRecord;
  const now = clock.now().getTime();
  media.show(picture, now + 60_000);
  media.show(picture, now + 1_000);
  expect(media.find("art/dawn")).toBe(picture);
  expect(media.find("art/dusk")).toBeUndefined();
  clock.advance(60_001);
  expect(media.find("art/dawn")).toBeUndefined();
});
