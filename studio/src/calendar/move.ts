/** Puts an item on another day. */
import type { PayloadRequest } from "payload";
import { publishedTypes } from "../../../contracts/content.ts";
import { cycleYear } from "../../../contracts/site.ts";
import type { Action } from "../activity/record.ts";
import { refused, said } from "../answers.ts";
import { typeOf } from "../collections/names.ts";
import { dailyTypes } from "./read.ts";

interface Dated {
  id: string;
  scheduledDate?: string | null;
  scheduledDay?: string | null;
  repeatEvery?: number | null;
  published?: string | null;
  _status?: string;
}

const isDay = (text: unknown): text is string =>
  typeof text === "string" &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const noon = (day: string) => `${day}T12:00:00.000Z`;

/** An item of the yearly cycle stays in it: it is moved in every year. */
const dayFor = (from: string, to: string) =>
  from.startsWith(`${cycleYear}-`) ? `${cycleYear}${to.slice(4)}` : to;

export async function move(req: PayloadRequest): Promise<Response> {
  const { collection, id, to } = ((await req.json?.()) ?? {}) as Record<string, unknown>;
  const type = typeof collection === "string" ? typeOf(collection) : undefined;
  const field =
    type && dailyTypes.includes(type)
      ? "scheduledDate"
      : type && publishedTypes.includes(type)
        ? "published"
        : undefined;
  if (!field || typeof collection !== "string" || typeof id !== "string" || !isDay(to))
    return refused(
      400,
      "bad-request",
      said(req, {
        "en-US": "Name an item that has a day, and the day to move it to, such as 2026-12-24.",
        es: "Indica un elemento que tenga día y el día al que moverlo, como 2026-12-24.",
      }),
    );
  const access = { collection, id, depth: 0, overrideAccess: false, user: req.user, req } as const;
  const now = (await req.payload.findByID({ ...access, draft: true })) as unknown as Dated;
  const published = (await req.payload.findByID({ ...access, draft: false })) as unknown as Dated;
  if (now.scheduledDay)
    return refused(
      409,
      "by-rule",
      said(req, {
        "en-US": `Its day follows a rule (${now.scheduledDay}), so it cannot be moved here. Change the rule in its editor.`,
        es: `Su día sigue una regla (${now.scheduledDay}), así que no se puede mover aquí. Cambia la regla en su editor.`,
      }),
    );
  if (now.repeatEvery)
    return refused(
      409,
      "repeats",
      said(req, {
        "en-US": `It comes every ${now.repeatEvery} days, so it cannot be moved here. Change its first day in its editor.`,
        es: `Vuelve cada ${now.repeatEvery} días, así que no se puede mover aquí. Cambia su primer día en su editor.`,
      }),
    );
  const from = now[field]?.slice(0, 10);
  if (!from)
    return refused(
      409,
      "without-day",
      said(req, { "en-US": "It has no day of its own.", es: "No tiene un día propio." }),
    );
  const isPublished = published._status === "published";
  if (isPublished && now._status !== "published")
    return refused(
      409,
      "unpublished-changes",
      said(req, {
        "en-US":
          "It has changes that are not published yet, and moving it would publish them. Publish or discard them first.",
        es: "Tiene cambios sin publicar, y moverlo los publicaría. Publícalos o descártalos primero.",
      }),
    );
  const day = dayFor(from, to);
  req.context.activity = { item: id, action: "moved" satisfies Action, detail: `${from} → ${day}` };
  await req.payload.update({
    ...access,
    draft: !isPublished,
    data: { [field]: noon(day), _status: isPublished ? "published" : "draft" },
  });
  return Response.json({ collection, id, from, to: day, published: isPublished });
}
