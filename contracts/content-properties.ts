/** The properties this site reads of each content type. Anything missing is null or empty, never a crash. */
import * as z from "zod/mini";
import { accessLevels, contentRef, mediaItem, richText } from "./content.ts";

const text = z._default(z.nullable(z.string()), null);
const refs = z._default(z.nullable(z.array(contentRef)), []);
const media = z._default(z.nullable(z.array(mediaItem)), []);

export const pageProperties = z.object({
  title: z.string(),
  summary: text,
  seoDescription: text,
  contentSlug: text,
  access: z._default(z.nullable(z.enum(accessLevels)), "free"),
  topic: z._default(z.nullable(contentRef), null),
  topics: refs,
  contributors: refs,
  categories: refs,
  related: refs,
  featuredImage: media,
  audio: media,
  publishedDate: text,
  updatedDate: text,
  readingMinutes: z._default(z.nullable(z.number()), null),
  contentBody: z._default(z.nullable(richText), null),
  isTeaser: z._default(z.nullable(z.boolean()), false),
  passage: text,
  passages: z._default(z.nullable(z.array(z.string())), []),
  noindex: z._default(z.nullable(z.boolean()), false),
  charityNote: z._default(z.nullable(z.boolean()), false),
});
/** When an editor says it was published or revised; nothing else is called a date of publication. */
export const pageDates = z.pick(pageProperties, { publishedDate: true, updatedDate: true });

export type PageProperties = z.infer<typeof pageProperties>;

export const verseProperties = z.extend(pageProperties, {
  passage: z.string(),
  thought: text,
  reflection: text,
  question: text,
});

export const contributorProperties = z.extend(pageProperties, { firstName: text, lastName: text });

export const lessonProperties = z.extend(pageProperties, { reflection: text, prayer: text, kind: text });
