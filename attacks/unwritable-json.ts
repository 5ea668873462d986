/** JSON that is well formed and still cannot be stored: half a sign, the sign NUL, and nothing but depth. */

/** `value` with all its words replaced by what cannot be written. */
function spoiled(value: unknown, words: string): unknown {
  if (typeof value === "string") return value + words;
  if (Array.isArray(value)) return value.map((each) => spoiled(each, words));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoiled(each, words)]));
  return value;
}

const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
const halfSign = "\ud800";
const nul = "\0";

/** The same as the fields of a form, which can hold no half of a sign. */
export const unwritableForm = (fitting: unknown): string =>
  new URLSearchParams(spoiled(fitting, nul) as Record<string, string>).toString();

/** Each with its name, made of a body that fits; the first three are the shortest proof. */
export function unwritable(fitting: unknown): [name: string, body: string][] {
  const isObject = typeof fitting === "object" && fitting !== null && !Array.isArray(fitting);
  const members: [string, unknown][] = isObject ? Object.entries(fitting) : [];
  const withMember = (name: string, value: unknown) =>
    JSON.stringify({ ...Object.fromEntries(members), [name]: value });
  const withDeep = (name: string) => withMember(name, "deep").replace(/"deep"(?=[^"]*$)/, deep);
  return [
    [
      "half a sign in a further member",
      isObject ? withMember("more", halfSign) : JSON.stringify([fitting, halfSign]),
    ],
    ["a further member that is deep", isObject ? withDeep("more") : deep],
    ["NUL in all words", JSON.stringify(spoiled(fitting, nul))],
    ["half a sign in all words", JSON.stringify(spoiled(fitting, halfSign))],
    ["half a sign as a member's name", withMember(halfSign, 1)],
    ["NUL as a member's name", withMember(nul, 1)],
    ["nothing but depth", deep],
    ...members.flatMap(([name, value]): [string, string][] => [
      [`half a sign in ${name}`, withMember(name, spoiled(value, halfSign))],
      [`NUL in ${name}`, withMember(name, spoiled(value, nul))],
      [`${name}, deep`, withDeep(name)],
    ]),
  ];
}
