import { expect, test } from "vitest";
import { shareTargets } from "./share-targets.ts";

const sizeOf = Object.fromEntries(shareTargets.map(({ name, popup }) => [name, popup]));

test("Share pop-up default 600x540 (Facebook 685x600); targets: e-mail, Facebook, Twitter, WhatsApp", () => {
  const standard = { width: 600, height: 540 };
  expect(sizeOf).toEqual({
    email: standard,
    facebook: { width: 685, height: 600 },
    twitter: standard,
    whatsapp: standard,
  });
});
