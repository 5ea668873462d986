/** Which names a reader would take for one another. */

/** Letters of other scripts, or with a stroke, as the Latin letter that they are read as. Capitals first: a Greek Ν is an N, a ν a v. */
const readAs = new Map(
  [
    ["ΑАᎪ", "a"],
    ["ΒВᏴ", "b"],
    ["СϹᏟ", "c"],
    ["ΕЕᎬ", "e"],
    ["ΗНᎻ", "h"],
    ["ΙІӀ", "i"],
    ["ЈᎫ", "j"],
    ["ΚКᏦ", "k"],
    ["ΜМᎷ", "m"],
    ["Ν", "n"],
    ["ΟОՕ", "o"],
    ["ΡРᏢ", "p"],
    ["ЅՏᏚ", "s"],
    ["ΤТᎢ", "t"],
    ["ΥУҮ", "y"],
    ["ΧХ", "x"],
    ["ΖᏃ", "z"],
    ["αаɑ", "a"],
    ["вьƅ", "b"],
    ["сϲ", "c"],
    ["ԁđ", "d"],
    ["еҽє", "e"],
    ["ɡց", "g"],
    ["нһհħ", "h"],
    ["ιіıɩ", "i"],
    ["јϳ", "j"],
    ["κкĸ", "k"],
    ["ӏł", "l"],
    ["м", "m"],
    ["ηпո", "n"],
    ["οоօø", "o"],
    ["ρр", "p"],
    ["ԛզ", "q"],
    ["г", "r"],
    ["ѕ", "s"],
    ["τт", "t"],
    ["υս", "u"],
    ["νѵ", "v"],
    ["ԝա", "w"],
    ["хχ", "x"],
    ["уγү", "y"],
  ].flatMap(([letters, latin]) => [...letters!].map((letter) => [letter, latin!] as const)),
);

/** In one case, without accents, spaces and marks between the letters; symbols stay. */
const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .toUpperCase()
    .toLowerCase()
    .replace(/[\p{Script=Inherited}\p{P}\p{Z}\s]/gu, "");

/** The same for names that look the same: 1, I and l, 0 and O, rn and m. */
export const lookOf = (name: string): string =>
  plain([...name.normalize("NFKD")].map((letter) => readAs.get(letter) ?? letter).join(""))
    .replace(/[i1|]/g, "l")
    .replaceAll("0", "o")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");

export const isAlike = (one: string, other: string): boolean =>
  plain(one) === plain(other) || lookOf(one) === lookOf(other);
