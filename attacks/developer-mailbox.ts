/** The mailbox of a site in development, which is public there. */
import { randomBytes } from "node:crypto";
import type { Target } from "./attack.ts";

export const newAddress = () => `attack-${randomBytes(6).toString("hex")}@attack.invalid`;

/** The text of the newest mail to this address; undefined where there is no mailbox to look into. */
export async function mailTo(target: Target, address: string): Promise<string | undefined> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const answer = await target.request("/dev/mailbox/messages");
    if (answer.status !== 200) return undefined;
    const { items } = JSON.parse(String(answer.body)) as {
      items: { to: { address: string }; text?: string }[];
    };
    const mail = items.find(({ to }) => to.address === address);
    if (mail) return mail.text ?? JSON.stringify(mail);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return undefined;
}
