import type { ContentItem } from "../../contracts/content.ts";
import { type MailName, type MailWords, type MailWordsNow, mailFields } from "../../contracts/mail-words.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Log } from "../../platform/log.ts";
import type { ContentClient } from "../../services/content/client.ts";

interface MailWordsOptions {
  content: Pick<ContentClient, "list">;
  log: Pick<Log, "warn">;
}

type Written = ReadonlyMap<string, MailWords>;

const wordsOf = ({ properties }: ContentItem): MailWords =>
  Object.fromEntries(
    mailFields.flatMap((field) =>
      typeof properties[field] === "string" ? [[field, properties[field]]] : [],
    ),
  );

/** More than there are mails. */
const most = 100;

/**
 * The words of mails as editors published them last. No mail waits for them or is lost: where the content cannot be
 * read it says what it said before, and where there is no such item, what the code has.
 */
export function createMailWords({ content, log }: MailWordsOptions): MailWordsNow {
  const known = new Map<Locale, { items: readonly ContentItem[]; written: Written }>();

  async function read(locale: Locale): Promise<Written | undefined> {
    const before = known.get(locale);
    try {
      const { items } = await content.list({ filter: "contentType:mail", take: most, locale });
      // The same list as long as nothing was published.
      if (before?.items === items) return before.written;
      const written = new Map(items.map((item) => [String(item.properties.mailName), wordsOf(item)]));
      known.set(locale, { items, written });
      return written;
    } catch (error) {
      log.warn(
        { err: error, locale },
        "the words of mails could not be read; mails say what they said before",
      );
      return before?.written;
    }
  }

  return async <Words extends MailWords>(name: MailName, locale: Locale, inCode: Words): Promise<Words> =>
    // Every source has checked that they are all there.
    ((await read(locale))?.get(name) as Words | undefined) ?? inCode;
}
