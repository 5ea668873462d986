/** Whatever another CMS answers, the closed parts of an item leave this server only for who may read them. */
import { richText } from "../../contracts/content.ts";
import { closedProperties, teaserOf } from "./teaser.ts";
import { type Reader, type Tier, tierNeeded, tierOf } from "./tiers.ts";

export interface GuardOptions {
  /** Who sends a request with a bearer token. */
  authorize(request: Request): Promise<Reader | null>;
  premiumRole: string;
}

type Properties = Record<string, unknown>;
const isRecord = (value: unknown): value is Properties =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A word that we do not know closes an item; an item that says nothing is everyone's, as the contract has it. */
function isClosedTo(tier: Tier, { access, isTeaser }: Properties): boolean {
  const said = access ?? (isTeaser === true ? "premium" : "free");
  return (tierNeeded[said as keyof typeof tierNeeded] ?? tierNeeded.premium) > tier;
}

function closed(item: Properties, properties: Properties): Properties {
  const body = richText.safeParse(properties.contentBody);
  const isPrompt = item.contentType === "growthPlanArticlePrompt";
  const slug = /([^/]*)\/?$/.exec(String((item.route as Properties | undefined)?.path ?? ""))?.[1];
  const left: Properties = {
    ...Object.fromEntries(closedProperties.map((name) => [name, null])),
    contentBody: body.success ? teaserOf(body.data, properties.isTeaser === true) : null,
    // A prompt is all title.
    ...(isPrompt ? { title: "" } : {}),
  };
  const own = Object.entries(left).filter(([name]) => name in properties);
  return {
    ...item,
    ...(isPrompt ? { name: slug } : {}),
    properties: { ...properties, ...Object.fromEntries(own), isTeaser: true },
  };
}

/** The answer as a reader of this tier may have it, with every item in it, however deep. */
export function guarded<T>(answer: T, tier: Tier): T {
  const close = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(close);
    if (!isRecord(value)) return value;
    const item = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, close(inner)]));
    const { contentType, properties } = item;
    if (typeof contentType !== "string" || !isRecord(properties)) return item;
    return isClosedTo(tier, properties) ? closed(item, properties) : item;
  };
  return close(answer) as T;
}

/** The same query, plus the field that says whether an item is locked. */
export const askingForAccess = (fields: string): string =>
  /^properties\[(?!.*\$all)/.test(fields) && !/\baccess\b/.test(fields)
    ? fields.replace("[", "[access,")
    : fields;

/** Whoever cannot be recognised reads as a stranger. */
export async function tierOfBearer(
  { authorize, premiumRole }: GuardOptions,
  bearer: string | undefined,
): Promise<Tier> {
  if (!bearer) return 0;
  const request = new Request("http://reader.invalid", { headers: { authorization: `Bearer ${bearer}` } });
  return tierOf(await authorize(request).catch(() => null), premiumRole);
}
