/** What waits for translation: missing in a language, or older than what the other says by now. */
import type { PayloadRequest, Where } from "payload";
import { type ContentType, contentTypes } from "../../../contracts/content.ts";
import { collectionOf, translations } from "../collections/names.ts";
import { groups, type Locale, locales } from "../languages.ts";
import type { Row } from "./standing.ts";

const pageSize = 50;

interface WaitingItem {
  id: string;
  type: ContentType;
  collection: string;
  heading: string;
  waits: { locale: Locale; for: "missing" | "older" }[];
  since: string;
}

export interface WaitingPage {
  items: WaitingItem[];
  total: number;
  page: number;
  pages: number;
}

export interface WaitingQuery {
  type?: string | undefined;
  locale?: string | undefined;
  page?: string | undefined;
}

export async function readWaiting(
  req: PayloadRequest,
  { type, locale, page }: WaitingQuery,
): Promise<WaitingPage> {
  const wanted = locales.filter((one) => !locales.includes(locale as Locale) || one === locale);
  const where: Where = {
    and: [
      { or: wanted.map((one) => ({ [groups[one]]: { in: ["missing", "older"] } })) },
      ...(contentTypes.includes(type as ContentType) ? [{ of: { equals: type } }] : []),
    ],
  };
  const found = await req.payload.find({
    collection: translations,
    where,
    sort: ["-updatedAt", "id"],
    limit: pageSize,
    page: Math.min(Math.max(1, Math.trunc(Number(page)) || 1), 1000),
    depth: 0,
    select: { of: true, heading: true, en: true, es: true, updatedAt: true },
    overrideAccess: false,
    user: req.user,
    req,
  });
  return {
    items: (found.docs as unknown as Row[]).map((row) => ({
      id: row.id,
      type: row.of as ContentType,
      collection: collectionOf(row.of as ContentType),
      heading: row.heading,
      waits: wanted.flatMap((one) => {
        const standing = row[groups[one]];
        return standing === "missing" || standing === "older" ? [{ locale: one, for: standing }] : [];
      }),
      since: String(row.updatedAt),
    })),
    total: found.totalDocs,
    page: found.page ?? 1,
    pages: found.totalPages,
  };
}
