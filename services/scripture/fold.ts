const plain = /^[\x20-\x7e]*$/;
const latin = /[\u00c0-\u017f]/g;
const folded = new Map<string, string>();
for (let code = 0xc0; code <= 0x17f; code++) {
  const letter = String.fromCharCode(code);
  folded.set(
    letter,
    letter
      .normalize("NFD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase(),
  );
}

/** Lower case without accents, so that "Jehová" is found by "jehova". */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  // Whole Bibles are folded when indexed; a table per character is several times faster than NFD.
  const first = text.replace(latin, (letter) => folded.get(letter)!).toLowerCase();
  return /[\u0300-\u036f\u0180-\uffff]/.test(first) ? first.normalize("NFD").replace(/\p{M}+/gu, "") : first;
}
