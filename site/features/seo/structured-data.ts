/** schema.org descriptions of our pages, for search engines. Each builder gives one block for pageMeta's `jsonLd`. */
import type { Access } from "../../../contracts/content.ts";
import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import type { ShareImage } from "./share-image.ts";

export interface JsonLd {
  "@type": string;
  [name: string]: unknown;
}

/** Class of the paywall element; see features/premium-reading/gate.tsx. */
export const protectedPartClass = "protected-part";

const address = (path: string): string => siteSettings().origin + localizePath(path, getLocale());

const absolute = (url: string): string => (url.startsWith("/") ? siteSettings().origin + url : url);

const publisherId = () => `${siteSettings().origin}/#organization`;

export const organizationData = (): JsonLd => ({
  "@type": "Organization",
  "@id": publisherId(),
  name: siteSettings().siteName,
  url: `${siteSettings().origin}/`,
  logo: { "@type": "ImageObject", url: `${siteSettings().origin}/icon.svg` },
});

/** The site with its search; search engines fill in the words. */
export const webSiteData = (): JsonLd => ({
  "@type": "WebSite",
  "@id": `${siteSettings().origin}/#website`,
  name: siteSettings().siteName,
  url: address("/"),
  inLanguage: getLocale(),
  publisher: { "@id": publisherId() },
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${address("/search")}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
});

interface NamedPath {
  name: string;
  /** Without language prefix. */
  path: string;
}

/** From the first page below home down to the page itself; home is put in front. */
export const breadcrumbData = (trail: readonly NamedPath[]): JsonLd => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: siteSettings().siteName, path: "/" }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: address(path),
  })),
});

/** The pages of a list in the order they are shown, whose names they say themselves; `start` is the first one's number on later pages. */
export const itemListData = ({
  name,
  items,
  start = 1,
}: {
  name: string;
  items: readonly NamedPath[];
  start?: number;
}): JsonLd => ({
  "@type": "ItemList",
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: start + index,
    url: address(item.path),
  })),
});

interface ContributorFacts {
  name: string;
  path?: string;
  /** A desk is an organisation, whatever it is called; only someone with a last name is a person. */
  firstName?: string | null;
  lastName?: string | null;
  description?: string | null;
}

export function contributorData(facts: ContributorFacts): JsonLd {
  const { name, path, firstName, lastName, description } = facts;
  const isPerson = Boolean(lastName);
  return {
    "@type": isPerson ? "Person" : "Organization",
    name,
    ...(isPerson && firstName ? { givenName: firstName } : {}),
    ...(isPerson ? { familyName: lastName } : {}),
    ...(path ? { url: address(path) } : {}),
    ...(description ? { description } : {}),
    ...(isPerson ? { worksFor: { "@id": publisherId() } } : { parentOrganization: { "@id": publisherId() } }),
  };
}

/** Declares paywalled content to search engines, so that a teaser is not treated as cloaking. */
const accessOf = (access: Access | null | undefined) =>
  !access || access === "free"
    ? { isAccessibleForFree: true }
    : {
        isAccessibleForFree: false,
        hasPart: {
          "@type": "WebPageElement",
          isAccessibleForFree: false,
          cssSelector: `.${protectedPartClass}`,
        },
      };

interface ArticleFacts {
  title: string;
  description: string;
  /** Without language prefix. */
  path: string;
  image?: ShareImage;
  published?: string | null;
  modified?: string | null;
  contributors?: readonly ContributorFacts[];
  topics?: readonly string[];
  access?: Access | null;
  /** The series, plan or guide it belongs to. */
  partOf?: NamedPath;
}

/** Articles, devotional and channel articles, lessons, verses and prayers. */
export function articleData(facts: ArticleFacts): JsonLd {
  const url = address(facts.path);
  const authors = (facts.contributors ?? []).map((one) => contributorData(one));
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: facts.title,
    description: facts.description,
    inLanguage: getLocale(),
    url,
    mainEntityOfPage: url,
    author: authors.length > 0 ? authors : [organizationData()],
    publisher: organizationData(),
    ...(facts.image ? { image: [absolute(facts.image.url)] } : {}),
    ...(facts.published ? { datePublished: new Date(facts.published).toISOString() } : {}),
    ...(facts.modified || facts.published
      ? { dateModified: new Date((facts.modified ?? facts.published)!).toISOString() }
      : {}),
    ...(facts.topics?.length ? { about: facts.topics.map((name) => ({ "@type": "Thing", name })) } : {}),
    ...(facts.partOf
      ? {
          isPartOf: {
            "@type": "CreativeWorkSeries",
            name: facts.partOf.name,
            url: address(facts.partOf.path),
          },
        }
      : {}),
    ...accessOf(facts.access),
  };
}

interface QuizQuestion {
  question: string;
  answers: readonly { text: string; correct?: boolean | null }[];
  explanation?: string | null;
}

interface QuizFacts {
  title: string;
  description: string;
  path: string;
  questions: readonly QuizQuestion[];
}

export function quizData({ title, description, path, questions }: QuizFacts): JsonLd {
  const answer = (text: string, explanation?: string | null) => ({
    "@type": "Answer",
    text,
    ...(explanation ? { answerExplanation: { "@type": "Comment", text: explanation } } : {}),
  });
  return {
    "@type": "Quiz",
    name: title,
    description,
    url: address(path),
    inLanguage: getLocale(),
    publisher: { "@id": publisherId() },
    hasPart: questions.map(({ question, answers, explanation }) => ({
      "@type": "Question",
      eduQuestionType: "Multiple choice",
      text: question,
      suggestedAnswer: answers.filter(({ correct }) => !correct).map(({ text }) => answer(text)),
      acceptedAnswer: answers.filter(({ correct }) => correct).map(({ text }) => answer(text, explanation)),
    })),
  };
}

export const faqData = (questions: readonly { question: string; answer: string }[]): JsonLd => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
