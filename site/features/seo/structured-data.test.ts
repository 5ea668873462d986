import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { overwriteGetLocale } from "../../i18n/paraglide/runtime.js";
import { provideSettings } from "../../settings.ts";
import {
  articleData,
  breadcrumbData,
  contributorData,
  faqData,
  itemListData,
  organizationData,
  protectedPartClass,
  quizData,
  webSiteData,
} from "./structured-data.ts";

const origin = "https://wellspring.example";
beforeAll(() =>
  provideSettings(() => ({
    siteName: "Wellspring",
    productName: "Wellspring",
    environment: "Local",
    origin,
    buildId: "1",
  })),
);
beforeEach(() => overwriteGetLocale(() => "en-US"));

const address = z.url().startsWith(`${origin}/`);
const organizationShape = z.object({
  "@type": z.literal("Organization"),
  name: z.string().min(1),
  url: address.optional(),
});
const listItem = z.object({ "@type": z.literal("ListItem"), position: z.number() });

/** What survives being written into the page and read again. */
const read = (block: object): unknown => JSON.parse(JSON.stringify(block));

describe("structured data parses against its types", () => {
  test("Organization and WebSite with SearchAction", () => {
    organizationShape
      .extend({ "@id": address, logo: z.object({ "@type": z.literal("ImageObject"), url: address }) })
      .parse(read(organizationData()));
    overwriteGetLocale(() => "es");
    const site = z
      .object({
        "@type": z.literal("WebSite"),
        url: address,
        inLanguage: z.literal("es"),
        potentialAction: z.object({
          "@type": z.literal("SearchAction"),
          target: z.object({ urlTemplate: z.string() }),
          "query-input": z.literal("required name=search_term_string"),
        }),
      })
      .parse(read(webSiteData()));
    expect(site.potentialAction.target.urlTemplate).toBe(`${origin}/es/search?q={search_term_string}`);
  });

  test("BreadcrumbList counts from home, with whole addresses in the page's language", () => {
    overwriteGetLocale(() => "es");
    const { itemListElement } = z
      .object({
        "@type": z.literal("BreadcrumbList"),
        itemListElement: z.array(listItem.extend({ item: address, name: z.string().min(1) })),
      })
      .parse(read(breadcrumbData([{ name: "Artículos", path: "/categories" }])));
    expect(itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, `${origin}/es`],
      [2, `${origin}/es/categories`],
    ]);
  });

  test("ItemList goes on counting on later pages", () => {
    const { itemListElement } = z
      .object({ "@type": z.literal("ItemList"), itemListElement: z.array(listItem.extend({ url: address })) })
      .parse(read(itemListData({ name: "Plans", items: [{ name: "A", path: "/a" }], start: 21 })));
    expect(itemListElement[0]!.position).toBe(21);
  });

  test("a desk is an Organization, someone with a name a Person", () => {
    for (const firstName of [null, "Bible Desk"]) {
      const desk = contributorData({ name: "Bible Desk", firstName });
      expect(desk["@type"]).toBe("Organization");
      expect(desk).not.toHaveProperty("givenName");
    }
    expect(contributorData({ name: "Ana Ruiz", firstName: "Ana", lastName: "Ruiz" })).toMatchObject({
      "@type": "Person",
      givenName: "Ana",
      familyName: "Ruiz",
    });
  });

  test("Article has headline, dates, authors and publisher; paywalled parts are marked", () => {
    const shape = z.object({
      "@type": z.literal("Article"),
      headline: z.string().min(1).max(110),
      url: address,
      mainEntityOfPage: address,
      datePublished: z.iso.datetime(),
      dateModified: z.iso.datetime(),
      image: z.array(address).min(1),
      author: z.array(z.object({ "@type": z.enum(["Person", "Organization"]), name: z.string() })).min(1),
      publisher: organizationShape,
      isAccessibleForFree: z.boolean(),
    });
    const facts = {
      title: "Learning to wait",
      description: "…",
      path: "/articles/learning-to-wait",
      published: "2026-10-02T00:00:00Z",
      image: { url: "/share-card/en-US/item/1.png", alt: "" },
    };
    const free = read(articleData(facts));
    expect(shape.parse(free).isAccessibleForFree).toBe(true);
    expect(free).not.toHaveProperty("hasPart");
    // A publication date is the day an item was first published here, or absent.
    const { published: _, ...undated } = facts;
    for (const date of ["datePublished", "dateModified"])
      expect(read(articleData(undated))).not.toHaveProperty(date);
    const premium = read(articleData({ ...facts, access: "premium" }));
    expect(shape.parse(premium).isAccessibleForFree).toBe(false);
    expect(premium).toMatchObject({
      hasPart: {
        "@type": "WebPageElement",
        isAccessibleForFree: false,
        cssSelector: `.${protectedPartClass}`,
      },
    });
  });

  test("Quiz questions have one accepted answer and the others as suggestions", () => {
    const answer = z.object({ "@type": z.literal("Answer"), text: z.string().min(1) });
    const parsed = z
      .object({
        "@type": z.literal("Quiz"),
        hasPart: z.array(
          z.object({
            "@type": z.literal("Question"),
            eduQuestionType: z.literal("Multiple choice"),
            text: z.string(),
            suggestedAnswer: z.array(answer),
            acceptedAnswer: z.array(answer).length(1),
          }),
        ),
      })
      .parse(
        read(
          quizData({
            title: "Ruth",
            description: "…",
            path: "/trivia/3/5",
            questions: [
              {
                question: "Who?",
                answers: [{ text: "Ruth", correct: true }, { text: "Esther" }],
                explanation: "…",
              },
            ],
          }),
        ),
      );
    expect(parsed.hasPart[0]!.suggestedAnswer.map(({ text }) => text)).toEqual(["Esther"]);
  });

  test("FAQPage pairs each question with its answer", () => {
    z.object({
      "@type": z.literal("FAQPage"),
      mainEntity: z.array(
        z.object({
          "@type": z.literal("Question"),
          name: z.string(),
          acceptedAnswer: z.object({ "@type": z.literal("Answer"), text: z.string() }),
        }),
      ),
    }).parse(read(faqData([{ question: "Is it free?", answer: "Yes." }])));
  });
});
