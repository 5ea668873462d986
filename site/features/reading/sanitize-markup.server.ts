import type { IOptions } from "sanitize-html";

/** What the content service says of a link's goal. */
const ofLinks = [
  "passage",
  "destination-id",
  "destination-type",
  "start-item-path",
  "start-item-id",
  "link-type",
];

/**
 * What our Markdown makes, and what an editor's rich text usually has besides. No ids: content could impersonate an
 * element of the page; nor any attribute by which the page finds its own links. No classes but a code block's language: with the site's classes content could cover the page.
 */
const options: IOptions = {
  allowedTags: (
    "p br hr h1 h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd pre code a em strong b i u s del ins sub sup small mark q cite " +
    "abbr span div figure figcaption img table caption thead tbody tfoot tr th td"
  ).split(" "),
  allowedAttributes: {
    "*": ["lang", "dir"],
    a: ["href", "title", "target", "rel", "hreflang", ...ofLinks.map((name) => `data-${name}`)],
    img: ["src", "srcset", "sizes", "alt", "title", "width", "height", "loading"],
    ol: ["start"],
    th: ["align", "colspan", "rowspan", "scope"],
    td: ["align", "colspan", "rowspan"],
    abbr: ["title"],
  },
  allowedClasses: { code: ["language-*"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
};

/** Loaded with the first text that is shown: the start does not wait for it. */
let loading: Promise<typeof import("sanitize-html")> | undefined;

/** Sanitized rich text, whether from our files or from another CMS. */
export async function createSanitizer(): Promise<(markup: string) => string> {
  loading ??= import("sanitize-html").then((module) => module.default);
  const sanitize = await loading;
  return (markup) => sanitize(markup, options);
}
