import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type Context, Hono } from "hono";
import { passageLimits, searchLimits } from "../../contracts/scripture.ts";
import type { Log } from "../../platform/log.ts";
import { Refusal, refuse } from "../../platform/problem.ts";
import { createDownloads } from "./downloads.ts";
import { SearchBusy } from "./search-thread.ts";
import type { Scripture, Wanted } from "./service.ts";

/** Texts change only when the process starts again. */
const cacheControl = "public, max-age=300";
/** The address of a downloaded book has a hash of its text. */
const forever = "public, max-age=31536000, immutable";
const decompress = promisify(gunzip);

/** Mounted at /scripture/api/v1. */
export function createScriptureApp(scripture: Scripture, log?: Pick<Log, "error">): Hono {
  const app = new Hono();
  const downloads = createDownloads(scripture);
  const answer = (c: Context, body: object) => c.json(body, 200, { "cache-control": cacheControl });

  app.get("/translations", (c) => answer(c, { items: scripture.translations() }));

  app.get("/books", (c) => {
    const name = c.req.query("name");
    const books = scripture.books(languageOf(c));
    if (name === undefined) return answer(c, { items: books });
    const named = scripture.findBook(name.slice(0, passageLimits.referenceLength));
    return answer(c, { items: books.filter(({ osis }) => osis === named) });
  });

  app.get("/passages", (c) => {
    const refs = c.req.queries("ref") ?? [];
    if (refs.length === 0) throw new Refusal(400, "missing_reference", "Name a passage: ?ref=John+3:16.");
    if (refs.length > passageLimits.references || refs.join("").length > passageLimits.referencesLength) {
      throw new Refusal(
        400,
        "too_many_references",
        `Ask for at most ${passageLimits.references} references at once.`,
      );
    }
    if (refs.some((ref) => ref.length > passageLimits.referenceLength)) {
      throw new Refusal(
        400,
        "reference_too_long",
        `A reference has at most ${passageLimits.referenceLength} characters.`,
      );
    }
    const wanted = wantedOf(c);
    const items = refs.map((ref) => scripture.passage(ref, wanted));
    if (items.reduce((sum, { verses }) => sum + verses.length, 0) > passageLimits.verses * 4) {
      throw new Refusal(400, "passage_too_long", "Ask for fewer verses at once.");
    }
    return answer(c, { items });
  });

  app.get("/references", (c) => {
    const text = oneReference(c, "ref");
    const found = scripture.parseReference(text, languageOf(c));
    if (!found) throw new Refusal(400, "invalid_reference", `"${text}" is not a passage of the Bible.`);
    return answer(c, found);
  });

  app.get("/cross-references", async (c) =>
    answer(c, await scripture.crossReferences(oneReference(c, "verse"), languageOf(c))),
  );

  app.get("/chapters/:translation/:book/:chapter", (c) => {
    const { translation, book: name, chapter } = c.req.param();
    const book = name.length <= 60 ? scripture.findBook(name) : undefined;
    if (!book) throw new Refusal(404, "unknown_chapter", "There is no such book.");
    if (!/^\d{1,3}$/.test(chapter)) throw new Refusal(400, "invalid_chapter", "A chapter is a number.");
    return answer(c, scripture.chapter(book, Number(chapter), wantedInPath(c, translation)));
  });

  app.get("/search", async (c) => {
    const query = (c.req.query("q") ?? "").trim();
    if (query === "") throw new Refusal(400, "missing_query", "Say what to look for: ?q=shepherd.");
    if (query.length > searchLimits.queryLength) {
      throw new Refusal(400, "query_too_long", `A query has at most ${searchLimits.queryLength} characters.`);
    }
    const name = c.req.query("book");
    const book = name ? scripture.findBook(name.slice(0, 60)) : undefined;
    if (name && !book) throw new Refusal(400, "invalid_book", "There is no such book.");
    const skip = numberOf(c, "skip", 0, 31_102);
    const take = numberOf(c, "take", searchLimits.defaultTake, searchLimits.take);
    return answer(c, await scripture.search({ ...wantedOf(c), query, ...(book && { book }), skip, take }));
  });

  app.get("/downloads", async (c) => answer(c, { items: await downloads.list() }));

  app.get("/downloads/:translation/:file", async (c) => {
    const { translation, file } = c.req.param();
    const found = await downloads.file(translation, file);
    if (!found) throw new Refusal(404, "unknown_download", "There is no such file.");
    const compressed = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
    return c.body(new Uint8Array(compressed ? found : await decompress(found)), 200, {
      "content-type": "application/json",
      "cache-control": forever,
      vary: "Accept-Encoding",
      ...(compressed ? { "content-encoding": "gzip" } : {}),
    });
  });

  app.notFound((c) => refuse(c, 404, "not_found", "There is nothing at this address."));

  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error.status, error.code, error.message);
    if (error instanceof SearchBusy) {
      c.header("retry-after", "1");
      return refuse(c, 503, "search_busy", "Many are searching just now. Try again in a moment.");
    }
    log?.error(error, "A Scripture request failed");
    return refuse(c, 500, "internal_error", "The passage could not be read. Try again later.");
  });

  /** The first part of the path is a translation's id, or a language whose first translation is wanted. */
  function wantedInPath(c: Context, translation: string): Wanted {
    const known = scripture.translations().find(({ id }) => id === translation.toLowerCase());
    if (known)
      return { translation: known.id, language: c.req.query("language") ? languageOf(c) : known.language };
    if (/^(en|en-US|es)$/i.test(translation)) return { language: /^es$/i.test(translation) ? "es" : "en-US" };
    throw new Refusal(404, "unknown_translation", "There is no such translation here.");
  }

  function wantedOf(c: Context): Wanted {
    const id = c.req.query("translation");
    if (!id) return { language: languageOf(c) };
    const known = scripture.translations().find((translation) => translation.id === id.toLowerCase());
    if (!known) throw new Refusal(404, "unknown_translation", "There is no such translation here.");
    return { translation: known.id, language: c.req.query("language") ? languageOf(c) : known.language };
  }

  return app;
}

function oneReference(c: Context, name: string): string {
  const text = (c.req.query(name) ?? "").trim();
  if (text === "") throw new Refusal(400, "missing_reference", `Name a passage: ?${name}=John+3:16.`);
  if (text.length > passageLimits.referenceLength) {
    const max = passageLimits.referenceLength;
    throw new Refusal(400, "reference_too_long", `A reference has at most ${max} characters.`);
  }
  return text;
}

function languageOf(c: Context): string {
  const language = c.req.query("language") ?? "en-US";
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(language)) {
    throw new Refusal(400, "invalid_language", "A language is written as en-US or es.");
  }
  return language;
}

function numberOf(c: Context, name: string, otherwise: number, max: number): number {
  const text = c.req.query(name);
  if (text === undefined) return otherwise;
  if (!/^\d{1,6}$/.test(text) || Number(text) > max) {
    throw new Refusal(400, `invalid_${name}`, `${name} is a number from 0 to ${max}.`);
  }
  return Number(text);
}
