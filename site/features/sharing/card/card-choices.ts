/** The pictures a card can be made as, in pixels; `top` and `bottom` are parts of the height that apps and clocks lie over. */
export const cardFormats = {
  square: { width: 1080, height: 1080, top: 0.06, bottom: 0.06 },
  story: { width: 1080, height: 1920, top: 0.14, bottom: 0.18 },
  wallpaper: { width: 1290, height: 2796, top: 0.3, bottom: 0.14 },
} as const;

export type CardFormat = keyof typeof cardFormats;

export type CardMode = "light" | "dark";
