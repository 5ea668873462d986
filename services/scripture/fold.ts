const plain = /^[\x20-\x7e]*$/;

/** Lower case without accents, so that "Jehová" is found by "jehova". */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}
