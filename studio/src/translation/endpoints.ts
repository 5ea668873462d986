/** The calls behind the editor's buttons; the rules of the item's own collection hold for each. */
import type { Endpoint, PayloadRequest } from "payload";
import { contentCollections } from "../collections/names.ts";
import { type Locale, locales } from "../languages.ts";
import { dropPlan, type PlannedAction, plan, plannedActions } from "../schedule/plan.ts";
import { overviewOf } from "./overview.ts";
import { previewLink } from "./preview-link.ts";
import { draftOf, type Named, publishLanguage, withdrawLanguage } from "./publish.ts";
import { Refusal } from "./refusal.ts";
import { noteStanding, publishedOf } from "./standing.ts";
import { readWaiting } from "./waiting.ts";

const refused = (status: number, message: string) => new Refusal(status, message);

function namedIn(given: Record<string, unknown>): Omit<Named, "locale"> {
  const { collection, id } = given;
  if (
    typeof collection !== "string" ||
    !contentCollections.includes(collection) ||
    typeof id !== "string" ||
    !id
  )
    throw refused(400, "Name a collection and the id of an item.");
  return { collection, id };
}

function withLocale(given: Record<string, unknown>): Named {
  if (!locales.includes(given.locale as Locale))
    throw refused(400, `Name a language: ${locales.join(" or ")}.`);
  return { ...namedIn(given), locale: given.locale as Locale };
}

function actionIn(given: Record<string, unknown>): PlannedAction {
  const found = plannedActions.find((one) => one === given.action);
  if (!found) throw refused(400, `Name an action: ${plannedActions.join(" or ")}.`);
  return found;
}

const bodyOf = async (req: PayloadRequest): Promise<Record<string, unknown>> => {
  const body: unknown = await req.json!().catch(() => undefined);
  if (typeof body !== "object" || body === null) throw refused(400, "The request has no JSON.");
  return body as Record<string, unknown>;
};

const signedIn =
  (handler: (req: PayloadRequest) => Promise<unknown>): Endpoint["handler"] =>
  async (req) => {
    try {
      if (!req.user) throw refused(401, "Sign in first.");
      return Response.json(await handler(req));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Response.json({ errors: [{ message: error.message }] }, { status: error.status });
    }
  };

/** Whether the rules of its collection let this person change an item. */
async function mayChange(req: PayloadRequest, { collection, id }: Omit<Named, "locale">): Promise<boolean> {
  const rule = await req.payload.collections[collection]!.config.access.update({ req, id });
  if (typeof rule === "boolean") return rule;
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, rule] },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** Somebody has read both, and says that they say the same. */
async function markCurrent(req: PayloadRequest, named: Omit<Named, "locale">): Promise<void> {
  const draft = await draftOf(req, named);
  if (!(await mayChange(req, named))) throw refused(403, "You may not change this item.");
  const published = await publishedOf(req, named.collection, named.id);
  await noteStanding(req, named.collection, named.id, { published, draft, mark: true });
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

export const translationEndpoints: Endpoint[] = [
  {
    path: "/translation",
    method: "get",
    handler: signedIn((req) => overviewOf(req, namedIn(req.query))),
  },
  {
    path: "/publish-language",
    method: "post",
    handler: signedIn(async (req) => {
      const named = withLocale(await bodyOf(req));
      await publishLanguage(req, named);
      return overviewOf(req, named);
    }),
  },
  {
    path: "/withdraw-language",
    method: "post",
    handler: signedIn(async (req) => {
      const named = withLocale(await bodyOf(req));
      await withdrawLanguage(req, named);
      return overviewOf(req, named);
    }),
  },
  {
    path: "/plan-language",
    method: "post",
    handler: signedIn(async (req) => {
      const body = await bodyOf(req);
      const named = withLocale(body);
      // Whoever may not read it plans nothing with it.
      await draftOf(req, named);
      await plan(req, named, actionIn(body), body.at);
      return overviewOf(req, named);
    }),
  },
  {
    path: "/drop-plan",
    method: "post",
    handler: signedIn(async (req) => {
      const body = await bodyOf(req);
      const named = withLocale(body);
      await dropPlan(req, named, actionIn(body));
      return overviewOf(req, named);
    }),
  },
  {
    path: "/translation-current",
    method: "post",
    handler: signedIn(async (req) => {
      const named = namedIn(await bodyOf(req));
      await markCurrent(req, named);
      return overviewOf(req, named);
    }),
  },
  {
    path: "/waiting",
    method: "get",
    handler: signedIn((req) =>
      readWaiting(req, {
        type: text(req.query.type),
        locale: text(req.query.locale),
        page: text(req.query.page),
      }),
    ),
  },
  {
    path: "/preview-link",
    method: "post",
    handler: signedIn(async (req) => previewLink(req, withLocale(await bodyOf(req)))),
  },
];
