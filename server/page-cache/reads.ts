import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ContentClient } from "../../services/content/client.ts";
import type { SiteServices } from "../../site/context.ts";

/** What a page asked the content, each question with a hash of its answer: while these are the same, so is the page. */
export type Reads = ReadonlyMap<string, string>;

const methods = ["item", "items", "list", "redirect"] as const;
type Method = (typeof methods)[number];
type Ask = (...question: unknown[]) => Promise<object | null>;

/** No answer has this hash, so whatever was read so is read again. */
const never = "";

/**
 * Pages do not read these. An item's place among its siblings changes with every new sibling, and its date with every save of
 * its file; in lists their order shows in the answer itself.
 */
const unread = /"(?:sortOrder":\d+|updateDate":"[^"]*")/g;

/** Answers that the client remembers come as the same object. */
const hashes = new WeakMap<object, string>();

function hashOf(answer: object | null): string {
  const known = answer && hashes.get(answer);
  if (known) return known;
  const made = hash("sha256", JSON.stringify(answer).replace(unread, ""), "base64url").slice(0, 22);
  if (answer) hashes.set(answer, made);
  return made;
}

/** Services for one rendering that remember what it read. */
export function recordReads(services: SiteServices) {
  const reads = new Map<string, string>();
  let readDay = false;
  let searched = false;
  let isLasting = true;
  const { content, search, now } = services;
  const note = (question: string, answer: string) => {
    const before = reads.get(question);
    // Two answers to one question: the content changed in between.
    reads.set(question, before === undefined || before === answer ? answer : never);
  };
  const recorded =
    (method: Method): Ask =>
    async (...question) => {
      const name = JSON.stringify([method, ...question]);
      try {
        const answer = await (content[method] as Ask)(...question);
        note(name, hashOf(answer));
        return answer;
      } catch (error) {
        note(name, never);
        throw error;
      }
    };
  const reading = Object.fromEntries(methods.map((method) => [method, recorded(method)]));
  return {
    services: {
      ...services,
      content: { ...content, ...reading } as ContentClient,
      search: {
        ...search,
        async search(wanted) {
          searched = true;
          const answer = await search.search(wanted).catch((error) => {
            isLasting = false;
            throw error;
          });
          if (answer.outdated) isLasting = false;
          return answer;
        },
      },
      now() {
        readDay = true;
        return now();
      },
    } satisfies SiteServices,
    /** Undefined when it read something whose changes are not known: the page then lasts as long as the content does. */
    reads: (): Reads | undefined => (searched ? undefined : reads),
    readDay: () => readDay,
    /** Whether what it found will be found again. */
    isLasting: () => isLasting,
  };
}

/** Beyond these a question may be asked twice. */
const maxQuestions = 20_000;

/** A hash of the content's answer to a recorded question. Pages share questions, so each is asked once for a version of the content. */
export function createAsking(content: ContentClient, contentVersion: () => string) {
  const answers = new LRUCache<string, Promise<string>>({ max: maxQuestions });
  let version: string | undefined;

  async function ask(question: string): Promise<string> {
    try {
      const [method, ...rest] = JSON.parse(question) as [Method, ...unknown[]];
      return hashOf(await (content[method] as Ask)(...rest));
    } catch {
      return never;
    }
  }

  return function answerTo(question: string): Promise<string> {
    if (version !== contentVersion()) {
      version = contentVersion();
      answers.clear();
    }
    const known = answers.get(question) ?? ask(question);
    answers.set(question, known);
    return known;
  };
}

/** Tells whether all that a page read is as it was. */
export function createComparison(content: ContentClient, contentVersion: () => string) {
  const answerTo = createAsking(content, contentVersion);
  return async function isUnchanged(reads: Reads): Promise<boolean> {
    for (const [question, before] of reads)
      if (before === never || (await answerTo(question)) !== before) return false;
    return true;
  };
}
