import { expect, test } from "vitest";
import { freePlace } from "./free-place.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };
const control = (left: number, top: number, width = 120, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("toasts do not cover buttons: at the bottom where it is free, above a button that is there", () => {
  expect(freePlace([], phone)).toEqual({ bottom: 16 });
  expect(freePlace([control(20, 400)], phone)).toEqual({ bottom: 16 });
  // The button's upper edge is 90 pixels above the foot.
  expect(freePlace([control(20, 650)], phone)).toEqual({ bottom: 96 });
});

test("on a desk only what is in the toasts' column counts", () => {
  expect(freePlace([control(100, 700)], desk)).toEqual({ bottom: 16 });
  expect(freePlace([control(900, 700)], desk)).toEqual({ bottom: 104 });
});

test("a lower half full of controls leaves the upper one; where all is full the foot is as good as any", () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 50) }, (_, nth) => control(0, from + nth * 50, 360));
  expect(freePlace(rows(300, 740), phone)).toEqual({ top: 16 });
  expect(freePlace([...rows(300, 740), control(0, 0, 360, 60)], phone)).toEqual({ top: 64 });
  expect(freePlace(rows(0, 740), phone)).toEqual({ bottom: 16 });
});
