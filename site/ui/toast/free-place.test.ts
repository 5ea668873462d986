import { expect, test } from "vitest";
import { freePlace, type Rect, type ToastPlace } from "./free-place.ts";

const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 800 };
const control = (left: number, top: number, width = 120, height = 44): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const place = (buttons: Rect[], screen = phone, height = 88, links: Rect[] = [], current?: ToastPlace) =>
  freePlace({ controls: [buttons, links], screen, height, current });

test("toasts do not cover buttons: at the bottom where it is free, above a button that is there", () => {
  expect(place([])).toEqual({ bottom: 8 });
  expect(place([control(20, 400)])).toEqual({ bottom: 8 });
  // The button's upper edge is 90 pixels above the foot.
  expect(place([control(20, 550)])).toEqual({ bottom: 96 });
});

test("toasts do not cover buttons: two toasts need more room than one", () => {
  const getStarted = control(39, 418, 282, 55);
  expect(place([getStarted], phone, 88)).toEqual({ bottom: 8 });
  expect(place([getStarted], phone, 160)).toEqual({ bottom: 224 });
});

test("on a desk only what is in the toasts' column counts", () => {
  expect(place([control(100, 700)], desk)).toEqual({ bottom: 8 });
  expect(place([control(900, 700)], desk)).toEqual({ bottom: 104 });
});

const rows = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 50) }, (_, nth) => control(0, from + nth * 50, 360));

test("a lower half full of controls leaves the upper one; where all is full the foot is as good as any", () => {
  expect(place(rows(200, 640))).toEqual({ top: 8 });
  expect(place([...rows(200, 640), control(0, 0, 360, 60)])).toEqual({ top: 64 });
  expect(place(rows(0, 640))).toEqual({ bottom: 8 });
});

test("where links are everywhere, such as cards, toasts still lie over no button", () => {
  expect(place([control(20, 590)], phone, 88, rows(0, 640))).toEqual({ bottom: 56 });
});

test("what is shown moves only when a control comes to lie under it", () => {
  expect(place([], phone, 88, [], { bottom: 96 })).toEqual({ bottom: 96 });
  expect(place([control(20, 500)], phone, 88, [], { bottom: 96 })).toEqual({ bottom: 8 });
});
