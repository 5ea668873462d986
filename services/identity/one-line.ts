/** What someone typed as a name: one line, no control characters, and no longer than `max` characters as people count them. */
export const oneLine = (text: string, max: number): string =>
  [
    ...text
      .normalize("NFC")
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, max)
    .join("");
