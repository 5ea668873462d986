import type { APIRequestContext } from "@playwright/test";
import { expect } from "./fixtures.ts";

export interface MailContent {
  id: string;
  to: { address: string };
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** The newest e-mail to an address with a matching subject, and a link to a page if one is given. */
export async function newestMailTo(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
  linksTo = "",
): Promise<MailContent> {
  let mail: MailContent | undefined;
  await expect
    .poll(async () => {
      const { items } = (await (await request.get("/dev/mailbox/messages")).json()) as {
        items: MailContent[];
      };
      mail = items.find(
        (one) => one.to.address === address && subject.test(one.subject) && one.text.includes(linksTo),
      );
      return mail?.subject;
    })
    .toBeTruthy();
  return mail!;
}

/** The link to a page in an e-mail. */
export function linkIn({ text }: MailContent, page: string): string {
  const link = text.split(/\s/).find((word) => word.startsWith("http") && word.includes(`${page}?`));
  expect(link, `a link to ${page}`).toBeTruthy();
  return link!;
}
