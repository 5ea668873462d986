/** Where a page can be shared to; pop-up sizes are the specification's. */
export interface ShareTarget {
  name: "email" | "facebook" | "twitter" | "whatsapp";
  href(message: Message): string;
  /** Whether the channel takes a message of this length. */
  fits(message: Message): boolean;
  popup: { width: number; height: number };
}

interface Message {
  title: string;
  text: string;
  url: string;
}

const standard = { width: 600, height: 540 };
const query = (values: Record<string, string>) =>
  new URLSearchParams(values).toString().replaceAll("+", "%20");

/** Mail programs and some browsers cut a longer address off. */
const longestAddress = 2000;

/** A post holds 280, of which any link takes 23 and the space before it one; signs beyond these count twice. */
const postLength = 280 - 24;
const postWeight = (text: string) =>
  [...text].reduce(
    (sum, sign) => sum + (/[\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/.test(sign) ? 1 : 2),
    0,
  );

const target = (
  name: ShareTarget["name"],
  href: ShareTarget["href"],
  {
    popup = standard,
    holds = () => true,
  }: { popup?: ShareTarget["popup"]; holds?(text: string): boolean } = {},
): ShareTarget => ({
  name,
  href,
  fits: (message) => holds(message.text) && href(message).length <= longestAddress,
  popup,
});

export const shareTargets: ShareTarget[] = [
  target(
    "email",
    ({ title, text, url }) => `mailto:?${query({ subject: title, body: `${text}\n\n${url}` })}`,
  ),
  target(
    "facebook",
    ({ text, url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url, quote: text })}`,
    { popup: { width: 685, height: 600 } },
  ),
  target("twitter", ({ text, url }) => `https://twitter.com/intent/tweet?${query({ text, url })}`, {
    holds: (text) => postWeight(text) <= postLength,
  }),
  target("whatsapp", ({ text, url }) => `https://wa.me/?${query({ text: `${text}\n\n${url}` })}`),
];

/** Nobody reads more of a message; the link has the rest. */
export const longestMessage = 2000;
