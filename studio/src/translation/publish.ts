/** One language of an item is published, or withdrawn, and the rest of it stays as readers and editors have it. */
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from "payload";
import { groups, type Locale, locales } from "../languages.ts";
import { announce } from "../library/announce.ts";
import { otherThan } from "./agreement.ts";
import { allValues, changedParts } from "./document.ts";
import { Refusal } from "./refusal.ts";
import { bothWords, type Doc, languagesOf, noteStanding, publishedOf } from "./standing.ts";
import { inTurn } from "./turns.ts";
import { hasWords } from "./words.ts";

export interface Named {
  collection: string;
  id: string;
  locale: Locale;
}

/** As it was last saved, for whoever may read it. */
export const draftOf = async (req: PayloadRequest, { collection, id }: Omit<Named, "locale">): Promise<Doc> =>
  (await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    overrideAccess: false,
    user: req.user,
    req,
  })) as Doc;

/** Both steps or neither: a draft that is not saved again leaves what was published as it was. */
async function inOne(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const isOwn = await initTransaction(req);
  req.context.isOneLanguage = true;
  try {
    await work();
    if (isOwn) await commitTransaction(req);
  } catch (error) {
    if (isOwn) await killTransaction(req);
    throw error;
  } finally {
    delete req.context.isOneLanguage;
  }
}

const common = (req: PayloadRequest, { collection, id }: Named) =>
  ({ collection, id, depth: 0, overrideAccess: false, overrideLock: false, user: req.user, req }) as const;

/** The published state, then what was newer than it on top. */
async function replacePublished(
  req: PayloadRequest,
  named: Named,
  draft: Doc,
  data: Record<string, unknown>,
  wanted: Locale[],
) {
  const { collection } = named;
  const published = (await req.payload.update({
    ...common(req, named),
    draft: false,
    data: { ...data, _status: "published" },
  })) as unknown as Doc;
  const changed = changedParts(req, collection, published, draft);
  const isAhead =
    changed.shared || locales.some(changed.language) || wanted.length !== languagesOf(published).length;
  const newest = isAhead
    ? ((await req.payload.update({
        ...common(req, named),
        draft: true,
        data: { ...allValues(req, collection, draft), languages: wanted, _status: "draft" },
      })) as unknown as Doc)
    : published;
  await noteStanding(req, collection, named.id, { published, draft: newest });
}

export const publishLanguage = (req: PayloadRequest, named: Named): Promise<void> =>
  inTurn(named.id, () => publish(req, named));

export const withdrawLanguage = (req: PayloadRequest, named: Named): Promise<void> =>
  inTurn(named.id, () => withdraw(req, named));

async function publish(req: PayloadRequest, named: Named): Promise<void> {
  const { collection, id, locale } = named;
  const [group, other] = [groups[locale], otherThan(locale)];
  await inOne(req, async () => {
    const draft = await draftOf(req, named);
    const published = await publishedOf(req, collection, id);
    const newest = allValues(req, collection, draft);
    const data = published
      ? { ...allValues(req, collection, published), [group]: newest[group] }
      : { ...newest, [groups[other]]: allValues(req, collection, {})[groups[other]] };
    const shown = published ? languagesOf(published) : [];
    const languages = locales.filter((one) => one === locale || shown.includes(one));
    const words = bothWords(collection, draft);
    const wanted = locales.filter(
      (one) => languages.includes(one) || (languagesOf(draft).includes(one) && hasWords(words[one])),
    );
    await replacePublished(req, named, draft, { ...data, languages }, wanted);
  });
  announce(req, [id]);
}

async function withdraw(req: PayloadRequest, named: Named): Promise<void> {
  const { collection, id, locale } = named;
  await inOne(req, async () => {
    const draft = await draftOf(req, named);
    const published = await publishedOf(req, collection, id);
    if (!published || !languagesOf(published).includes(locale))
      throw new Refusal(409, "It is not on the site in this language.");
    const languages = languagesOf(published).filter((one) => one !== locale);
    if (languages.length > 0) {
      const wanted = languagesOf(draft).filter((one) => one !== locale);
      const data = { ...allValues(req, collection, published), languages };
      await replacePublished(req, named, draft, data, wanted.length > 0 ? wanted : languages);
      return;
    }
    await req.payload.update({
      ...common(req, named),
      draft: false,
      unpublishAllLocales: true,
      data: { _status: "draft" },
    });
    await noteStanding(req, collection, id, { published: undefined, draft });
  });
  announce(req, [id]);
}
