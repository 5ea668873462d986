import type { IOptions } from "sanitize-html";

/**
 * What our Markdown makes, and what an editor's rich text usually has besides. No ids: an element of the content could stand in
 * for one of the page's own. No classes but a code block's language: with ours content could cover the page.
 */
const options: IOptions = {
  allowedTags: (
    "p br hr h1 h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd pre code a em strong b i u s del ins sub sup small mark q cite " +
    "abbr span div figure figcaption img table caption thead tbody tfoot tr th td"
  ).split(" "),
  allowedAttributes: {
    "*": ["lang", "dir"],
    a: ["href", "title", "target", "rel", "hreflang", "data-*"],
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

/** Rich text as it may stand on a page, whoever wrote it: files of ours or another CMS. */
export async function createSanitizer(): Promise<(markup: string) => string> {
  loading ??= import("sanitize-html").then((module) => module.default);
  const sanitize = await loading;
  return (markup) => sanitize(markup, options);
}
