/** Words that stand everywhere and say little; a question is about its other words. */
const small = new Set(
  (
    "a an and are as at be but by do does for from how i in is it me my of on or our so that the this to was we what when " +
    "where which who why will with you your " +
    "al como con cual cuando de del donde el ella en es esta este la las le lo los me mi mis para pero por que quien se si " +
    "sin su sus te tu tus un una unas unos y yo"
  ).split(" "),
);

/** All of them, where there are no others. */
export function withoutStopWords(words: readonly string[]): string[] {
  const others = words.filter((word) => !small.has(word));
  return others.length > 0 ? others : [...words];
}
