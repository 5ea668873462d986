import * as z from "zod/mini";

/** One line of a member's words. Shown as text wherever it appears; line breaks and control characters become spaces. */
export const shortText = (max: number) =>
  z.string().check(
    z.maxLength(1000),
    z.overwrite((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim()),
    z.maxLength(max),
  );
