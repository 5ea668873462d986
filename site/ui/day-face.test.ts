import { expect, test } from "vitest";
import { faceAt } from "./day-face.ts";
import { dayFaceScript } from "./day-face-script.ts";

test("home has a morning, midday and evening face", () => {
  const faces = Array.from({ length: 24 }, (_, hour) => faceAt(hour));
  expect(faces.filter((face) => face === "morning")).toHaveLength(7);
  expect([3, 4, 10, 11, 16, 17, 23].map(faceAt)).toEqual([
    "evening",
    "morning",
    "morning",
    "midday",
    "midday",
    "evening",
    "evening",
  ]);
});

test("the script before the first paint says the same at every hour", () => {
  const run = new Function("r", "Date", dayFaceScript);
  for (let hour = 0; hour < 24; hour++) {
    const root = { dataset: {} as { hour?: string } };
    run(
      root,
      class {
        getHours = () => hour;
      },
    );
    expect(root.dataset.hour, String(hour)).toBe(faceAt(hour));
  }
});
