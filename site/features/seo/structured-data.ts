/** schema.org descriptions of our pages, for search engines. Each builder gives one block for pageMeta's `jsonLd`. */
import type { Access } from "../../../contracts/content.ts";
import type { Locale } from "../../../contracts/site.ts";
import { localizePath } from "../../i18n/locale.ts";
import type { SiteSettings } from "../../settings.ts";
import type { ShareImage } from "./share-image.ts";

export interface JsonLd {
  "@type": string;
  [name: string]: unknown;
}

/** Context of a description: site and language. */
export interface Place {
  settings: SiteSettings;
  locale: Locale;
}

/** Class of the paywall element; see features/premium-reading/gate.tsx. */
export const protectedPartClass = "protected-part";

const address = ({ settings, locale }: Place, path: string): string =>
  settings.origin + localizePath(path, locale);

const absolute = ({ settings }: Place, url: string): string =>
  url.startsWith("/") ? settings.origin + url : url;

const publisherId = ({ settings }: Place) => `${settings.origin}/#organization`;

export const organizationData = (place: Place): JsonLd => ({
  "@type": "Organization",
  "@id": publisherId(place),
  name: place.settings.siteName,
  url: `${place.settings.origin}/`,
  logo: { "@type": "ImageObject", url: `${place.settings.origin}/icon.svg` },
});

/** The site with its search; search engines fill in the words. */
export const webSiteData = (place: Place): JsonLd => ({
  "@type": "WebSite",
  "@id": `${place.settings.origin}/#website`,
  name: place.settings.siteName,
  url: address(place, "/"),
  inLanguage: place.locale,
  publisher: { "@id": publisherId(place) },
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${address(place, "/search")}?q={search_term_string}`,
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
export const breadcrumbData = (place: Place, trail: readonly NamedPath[]): JsonLd => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: place.settings.siteName, path: "/" }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: address(place, path),
  })),
});

/** The pages of a list in the order they are shown; `start` is the first one's number on later pages. */
export const itemListData = (
  place: Place,
  { name, items, start = 1 }: { name: string; items: readonly NamedPath[]; start?: number },
): JsonLd => ({
  "@type": "ItemList",
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: start + index,
    name: item.name,
    url: address(place, item.path),
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

export function contributorData(place: Place, facts: ContributorFacts): JsonLd {
  const { name, path, firstName, lastName, description } = facts;
  const isPerson = Boolean(lastName);
  return {
    "@type": isPerson ? "Person" : "Organization",
    name,
    ...(isPerson && firstName ? { givenName: firstName } : {}),
    ...(isPerson ? { familyName: lastName } : {}),
    ...(path ? { url: address(place, path) } : {}),
    ...(description ? { description } : {}),
    ...(isPerson
      ? { worksFor: { "@id": publisherId(place) } }
      : { parentOrganization: { "@id": publisherId(place) } }),
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
export function articleData(place: Place, facts: ArticleFacts): JsonLd {
  const url = address(place, facts.path);
  const authors = (facts.contributors ?? []).map((one) => contributorData(place, one));
  return {
    "@type": "Article",
    "@id": `${url}#article`,
    headline: facts.title,
    description: facts.description,
    inLanguage: place.locale,
    url,
    mainEntityOfPage: url,
    author: authors.length > 0 ? authors : [organizationData(place)],
    publisher: organizationData(place),
    ...(facts.image ? { image: [absolute(place, facts.image.url)] } : {}),
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
            url: address(place, facts.partOf.path),
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

export function quizData(place: Place, { title, description, path, questions }: QuizFacts): JsonLd {
  const answer = (text: string, explanation?: string | null) => ({
    "@type": "Answer",
    text,
    ...(explanation ? { answerExplanation: { "@type": "Comment", text: explanation } } : {}),
  });
  return {
    "@type": "Quiz",
    name: title,
    description,
    url: address(place, path),
    inLanguage: place.locale,
    publisher: { "@id": publisherId(place) },
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
