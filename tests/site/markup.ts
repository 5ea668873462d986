import { HtmlValidate } from "html-validate";

const checker = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** What is wrong with a page's markup by the HTML standard, one line each. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
