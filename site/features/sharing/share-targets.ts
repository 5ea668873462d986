/** Where a page can be shared to; pop-up sizes are the specification's. */
export interface ShareTarget {
  name: "email" | "facebook" | "twitter" | "whatsapp";
  href(share: { title: string; text: string; url: string }): string;
  popup: { width: number; height: number };
}

const standard = { width: 600, height: 540 };
const query = (values: Record<string, string>) =>
  new URLSearchParams(values).toString().replaceAll("+", "%20");

export const shareTargets: ShareTarget[] = [
  {
    name: "email",
    href: ({ title, text, url }) => `mailto:?${query({ subject: title, body: `${text}\n\n${url}` })}`,
    popup: standard,
  },
  {
    name: "facebook",
    href: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
    popup: { width: 685, height: 600 },
  },
  {
    name: "twitter",
    href: ({ title, url }) => `https://twitter.com/intent/tweet?${query({ text: title, url })}`,
    popup: standard,
  },
  {
    name: "whatsapp",
    href: ({ title, url }) => `https://wa.me/?${query({ text: `${title} ${url}` })}`,
    popup: standard,
  },
];
