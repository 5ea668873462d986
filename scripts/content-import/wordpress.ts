/** A WordPress export: RSS with WordPress' own elements, WXR 1.0 to 1.2. */
import { XMLParser } from "fast-xml-parser";
import { OperatorError } from "../../platform/operator-error.ts";
import type { ImportReport } from "./report.ts";
import {
  maxBodyLength,
  type SourceAuthor,
  type SourceItem,
  type SourceSite,
  type SourceTerm,
} from "./source.ts";
import { toHtml } from "./wordpress-body.ts";
import { wordsOf } from "./words.ts";

type Node = Record<string, unknown>;

const lists = new Set([
  "item",
  "category",
  "wp:author",
  "wp:category",
  "wp:tag",
  "wp:postmeta",
  "wp:comment",
]);

/** Entities are not resolved: what an export has outside CDATA is HTML's own, read as such. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  maxNestedTags: 20,
  isArray: (name) => lists.has(name),
});

export function readWordPress(text: string, report: ImportReport): SourceSite {
  const channel = channelOf(text);
  const version = textOf(channel, "wp:wxr_version");
  if (!version) throw new OperatorError("This XML is not a WordPress export: it has no wp:wxr_version.");
  const entries = nodesOf(channel, "item");
  const attachments = attachmentsOf(entries);
  const site: SourceSite = {
    system: "WordPress",
    version,
    origin: textOf(channel, "wp:base_blog_url") || textOf(channel, "link") || undefined,
    language: textOf(channel, "language"),
    items: [],
    authors: new Map(nodesOf(channel, "wp:author").map((node) => entryOf(authorOf(node)))),
    terms: termsOf(channel),
    alts: new Map([...attachments.values()].map(({ url, alt }) => [url, alt])),
  };
  const guids = new Map<string, string>();
  for (const node of entries) guids.set(textOf(node, "wp:post_id"), guidOf(node));
  const seen = new Set<string>();
  for (const node of entries) {
    const item = itemOf(node, site, attachments, guids, report);
    if (!item) continue;
    // Two posts with one guid come of copied databases.
    if (seen.has(item.guid)) item.guid = `${item.guid}#${textOf(node, "wp:post_id")}`;
    seen.add(item.guid);
    site.items.push(item);
  }
  return site;
}

function channelOf(text: string): Node {
  const start = text.search(/<rss[\s>]/);
  if (start < 0) throw new OperatorError("This XML is not a WordPress export: it has no <rss>.");
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, start)))
    throw new OperatorError("This XML declares a DOCTYPE, which no WordPress export does.");
  if (!text.endsWith("</rss>"))
    throw new OperatorError("The export ends in the middle: </rss> is missing. Export it again.");
  try {
    const { rss } = parser.parse(text.slice(start)) as { rss?: Node };
    if (isNode(rss) && isNode(rss.channel)) return rss.channel;
  } catch (error) {
    throw new OperatorError(`The XML cannot be read: ${(error as Error).message}`);
  }
  throw new OperatorError("This XML is not a WordPress export: it has no channel.");
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const nodesOf = (node: Node, name: string): Node[] => {
  const value = node[name];
  return Array.isArray(value) ? value.map((each) => (isNode(each) ? each : { "#text": each })) : [];
};
/** The text as it stands in the file; an element that is there twice counts once. */
function rawOf(node: Node, name: string): string {
  const value = Array.isArray(node[name]) ? node[name][0] : node[name];
  const text = isNode(value) ? value["#text"] : value;
  return typeof text === "string" ? text.trim() : "";
}
const textOf = (node: Node, name: string) => wordsOf(rawOf(node, name));
const attributeOf = (node: Node, name: string) => wordsOf(String(node[`@${name}`] ?? ""));
const entryOf = <T extends { key: string }>(value: T): [string, T] => [value.key, value];

/** `&lt;p&gt;`, where another program wrote the text without CDATA. */
function htmlOf(node: Node, name: string): string {
  const raw = rawOf(node, name);
  if (raw.includes("<") || !raw.includes("&lt;")) return raw;
  return raw
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

const guidOf = (node: Node) =>
  textOf(node, "guid") || `${textOf(node, "link")}#${textOf(node, "wp:post_id")}`;

function authorOf(node: Node): SourceAuthor {
  const login = textOf(node, "wp:author_login");
  const shown = textOf(node, "wp:author_display_name") || login;
  return {
    key: login,
    slug: login.split("@")[0]!,
    // A name that is an e-mail address would be published.
    name: shown.split("@")[0]!,
    firstName: textOf(node, "wp:author_first_name"),
    lastName: textOf(node, "wp:author_last_name"),
    about: "",
  };
}

const termKey = (domain: string, slug: string) => `${domain}:${slug}`;

function termsOf(channel: Node): Map<string, SourceTerm> {
  const categories = nodesOf(channel, "wp:category").map((node): SourceTerm => {
    const slug = textOf(node, "wp:category_nicename");
    return {
      key: termKey("category", slug),
      kind: "category",
      slug,
      title: textOf(node, "wp:cat_name") || slug,
      about: textOf(node, "wp:category_description"),
    };
  });
  const tags = nodesOf(channel, "wp:tag").map((node): SourceTerm => {
    const slug = textOf(node, "wp:tag_slug");
    return {
      key: termKey("post_tag", slug),
      kind: "tag",
      slug,
      title: textOf(node, "wp:tag_name") || slug,
      about: textOf(node, "wp:tag_description"),
    };
  });
  return new Map([...categories, ...tags].map(entryOf));
}

const metaOf = (node: Node, key: string): string => {
  const found = nodesOf(node, "wp:postmeta").find((meta) => rawOf(meta, "wp:meta_key") === key);
  return found ? textOf(found, "wp:meta_value") : "";
};

function attachmentsOf(entries: Node[]) {
  const attachments = new Map<string, { url: string; alt: string }>();
  for (const node of entries) {
    const url = textOf(node, "wp:attachment_url");
    if (url)
      attachments.set(textOf(node, "wp:post_id"), { url, alt: metaOf(node, "_wp_attachment_image_alt") });
  }
  return attachments;
}

/** What WordPress stores of its own, without any text of an author's. */
const internal = new Set(
  "attachment revision nav_menu_item custom_css customize_changeset oembed_cache user_request wp_global_styles wp_navigation wp_template wp_template_part wp_font_family wp_font_face".split(
    " ",
  ),
);
const published = new Set(["publish", "future"]);
const drafts = new Set(["draft", "pending", "private"]);

function itemOf(
  node: Node,
  site: SourceSite,
  attachments: ReturnType<typeof attachmentsOf>,
  guids: ReadonlyMap<string, string>,
  report: ImportReport,
): SourceItem | undefined {
  const type = textOf(node, "wp:post_type") || "post";
  const title = textOf(node, "title");
  const link = textOf(node, "link");
  const address = link || title || `${type} ${textOf(node, "wp:post_id")}`;
  if (internal.has(type)) return undefined;
  if (type !== "post" && type !== "page") {
    report.count(`items of the type "${type}", which is not carried over`);
    return undefined;
  }
  const status = textOf(node, "wp:status") || "publish";
  if (!published.has(status) && !drafts.has(status)) {
    report.count(`items with the status "${status}", which are not carried over`);
    return undefined;
  }
  const isProtected = textOf(node, "wp:post_password") !== "";
  const draft = drafts.has(status) || isProtected;
  if (isProtected) report.problem(address, "had a password: carried over as a draft");
  if (status === "private") report.problem(address, "was private: carried over as a draft");
  const comments = nodesOf(node, "wp:comment").length;
  if (comments > 0) report.count("comments, which are not carried over", comments);
  const content = htmlOf(node, "content:encoded");
  if (content.length > maxBodyLength) {
    report.problem(address, "its text is too long: not carried over");
    return undefined;
  }
  const { html, problems } = toHtml(content);
  for (const problem of problems) report.problem(address, problem);
  const day = dayOf(textOf(node, "wp:post_date"));
  if (!draft && !day) report.problem(address, "has no date");
  const changed = dayOf(textOf(node, "wp:post_modified"));
  const thumbnail = attachments.get(metaOf(node, "_thumbnail_id"));
  const id = textOf(node, "wp:post_id");
  const parent = textOf(node, "wp:post_parent");
  return {
    guid: guidOf(node),
    address,
    kind: type,
    title,
    slug: textOf(node, "wp:post_name") || title,
    oldPath: draft ? undefined : pathOf(link),
    otherLinks: id ? [`?p=${id}`, `?page_id=${id}`] : [],
    html,
    excerpt: wordsOf(htmlOf(node, "excerpt:encoded")),
    description: metaOf(node, "_yoast_wpseo_metadesc") || metaOf(node, "rank_math_description"),
    draft,
    published: draft ? undefined : day,
    updated: !draft && day && changed && changed > day ? changed : undefined,
    access: "free",
    authors: [textOf(node, "dc:creator")].filter(Boolean).map((login) => knownAuthor(site, login)),
    terms: itemTerms(node, site),
    picture: thumbnail,
    parent: parent && parent !== "0" ? guids.get(parent) : undefined,
  };
}

/** An export of one author's posts may name others that it does not list. */
function knownAuthor({ authors }: SourceSite, login: string): string {
  if (!authors.has(login)) {
    const name = login.split("@")[0]!;
    authors.set(login, { key: login, slug: name, name, firstName: "", lastName: "", about: "" });
  }
  return login;
}

function itemTerms(node: Node, { terms }: SourceSite): string[] {
  return nodesOf(node, "category").flatMap((each) => {
    const domain = attributeOf(each, "domain");
    if (domain !== "category" && domain !== "post_tag") return [];
    const title = wordsOf(String(each["#text"] ?? ""));
    const slug = attributeOf(each, "nicename") || title;
    const key = termKey(domain, slug);
    const kind = domain === "category" ? "category" : "tag";
    if (!terms.has(key)) terms.set(key, { key, kind, slug, title: title || slug, about: "" });
    return [key];
  });
}

const dayOf = (written: string): string | undefined => {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0];
  const time = day ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day!) ? day : undefined;
};

/** Nothing where the path says nothing, as in `/?p=12`. */
function pathOf(link: string): string | undefined {
  const path = URL.canParse(link) ? new URL(link).pathname : "/";
  return path === "/" ? undefined : path;
}
