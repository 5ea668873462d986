/** How much of a text is taken in, so that nobody who reads one waits for it: far more than any reader would read. */
import type { Faq, LocalText } from "../record.ts";

/** Characters, markup included. */
export const longestText = 100_000;
/** Of Markdown, and of it without an empty line: its reader takes time that grows with the square of the latter. */
const longestMarkdown = 30_000;
export const longestBlock = 5_000;

const deepList = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]*){20}/m;
/** Lines that part what is above them from what is below, which are no lists. */
const rule = /^[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$/gm;

/** What is wrong with a text that is Markdown, unless it is `plain`. */
function wrongWith(text: string, plain = false): string | undefined {
  const longest = plain ? longestText : longestMarkdown;
  if (text.length > longest) return `at most ${longest.toLocaleString("en-US")} characters`;
  if (plain) return undefined;
  if (text.length > longestBlock && text.split(/\n[ \t]*\n/).some((block) => block.length > longestBlock))
    return `at most ${longestBlock.toLocaleString("en-US")} characters without an empty line`;
  return deepList.test(text.replace(rule, "")) ? "lists and quotations are nested too deeply" : undefined;
}

const wrongAnswer = ({ answer }: Faq) =>
  typeof answer === "string" ? wrongWith(answer) : wrongWith(answer.markup, true);

/** The text without what is too much of it. */
export function boundText(text: LocalText, report: (field: string, reason: string) => void): LocalText {
  const bounded: LocalText = { ...text };
  const check = (field: string, wrong: string | undefined, leave: () => void) => {
    if (wrong === undefined) return;
    report(field, `\`${field}\`: ${wrong}`);
    leave();
  };
  for (const [name, value] of Object.entries(text)) {
    if (typeof value === "string")
      check(name, wrongWith(value, name !== "body"), () => delete bounded[name as keyof LocalText]);
  }
  if (text.html) check("body", wrongWith(text.html.markup, true), () => delete bounded.html);
  for (const one of text.faq ?? [])
    check("faq", wrongAnswer(one), () => {
      bounded.faq = (bounded.faq ?? []).filter((other) => other !== one);
    });
  return bounded;
}
