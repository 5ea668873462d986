/** A language of an item goes on the site, or off it, at a moment that an editor chose. */
import { createLocalReq, type PayloadRequest, type TaskConfig, type Where } from "payload";
import { isEditor } from "../access.ts";
import { editors } from "../collections/names.ts";
import { sayIn } from "../components/words.ts";
import type { Locale } from "../languages.ts";
import { type Named, publishLanguage, withdrawLanguage } from "../translation/publish.ts";
import { Refusal } from "../translation/refusal.ts";
import { inTurn } from "../translation/turns.ts";
import { jobs, open } from "./jobs.ts";

export type PlannedAction = "publish" | "withdraw";
export const plannedActions: readonly PlannedAction[] = ["publish", "withdraw"];

/** What waits for its moment in a language: at most one of each. */
export type Plans = Partial<Record<PlannedAction, string>>;

/** As it lies in the queue. */
export interface PlanInput extends Named {
  action: PlannedAction;
  person: string;
}

export interface PlanJob {
  id: string | number;
  waitUntil: string;
  updatedAt: string;
  input?: PlanInput;
}

export const planTask = "schedulePublish";

/** Nobody means a moment so far away; a year typed with a finger too many is not kept. */
const furthestMs = 5 * 366 * 86_400_000;

export const isOf = ({ collection, id }: Omit<Named, "locale">): Where[] => [
  { taskSlug: { equals: planTask } },
  { "input.collection": { equals: collection } },
  { "input.id": { equals: id } },
];

export async function readJobs(
  req: PayloadRequest,
  where: Where[],
  { sort = "waitUntil", limit = 500 } = {},
): Promise<PlanJob[]> {
  const { docs } = await req.payload.find({
    collection: jobs,
    where: { and: where },
    sort,
    limit,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs as unknown as PlanJob[];
}

export async function plansOf(
  req: PayloadRequest,
  named: Omit<Named, "locale">,
): Promise<Partial<Record<Locale, Plans>>> {
  const plans: Partial<Record<Locale, Plans>> = {};
  for (const { input, waitUntil } of await readJobs(req, [...isOf(named), ...open]))
    if (input) plans[input.locale] = { ...plans[input.locale], [input.action]: waitUntil };
  return plans;
}

function onlyEditors(req: PayloadRequest): void {
  const say = sayIn(req.i18n.language);
  if (!isEditor(req.user))
    throw new Refusal(403, say("Only editors publish.", "Solo los editores publican."));
}

function momentOf(req: PayloadRequest, at: unknown): Date {
  const say = sayIn(req.i18n.language);
  const moment = typeof at === "string" ? new Date(at) : new Date(Number.NaN);
  const left = moment.getTime() - Date.now();
  if (Number.isNaN(left)) throw new Refusal(400, say("Choose a day and a time.", "Elige un día y una hora."));
  if (left <= 0)
    throw new Refusal(
      400,
      say("That moment has passed. Choose a later one.", "Ese momento ya pasó. Elige uno posterior."),
    );
  if (left > furthestMs)
    throw new Refusal(400, say("That is more than five years away.", "Faltan más de cinco años para eso."));
  return moment;
}

/** All that wait, but for one. */
async function drop(
  req: PayloadRequest,
  named: Named,
  action: PlannedAction,
  except?: PlanJob["id"],
): Promise<void> {
  const waiting = await readJobs(req, [...isOf(named), ...open]);
  for (const { id, input } of waiting)
    if (id !== except && input?.locale === named.locale && input.action === action)
      await req.payload.delete({ collection: jobs, id, depth: 0, overrideAccess: true, req });
}

/** A second plan of the same kind takes the first one's place, once it is there. */
export async function plan(
  req: PayloadRequest,
  named: Named,
  action: PlannedAction,
  at: unknown,
): Promise<void> {
  onlyEditors(req);
  const waitUntil = momentOf(req, at);
  const { collection, id, locale } = named;
  const input: PlanInput = { collection, id, locale, action, person: String(req.user!.id) };
  await inTurn(id, async () => {
    const made = await req.payload.jobs.queue({ task: planTask, input, waitUntil } as never);
    await drop(req, named, action, (made as Pick<PlanJob, "id">).id);
  });
}

export async function dropPlan(req: PayloadRequest, named: Named, action: PlannedAction): Promise<void> {
  onlyEditors(req);
  await inTurn(named.id, () => drop(req, named, action));
}

/** It runs in the name of whoever planned it, with the roles they then have. */
export const planTaskConfig: TaskConfig = {
  slug: planTask,
  handler: async ({ input, req }) => {
    const { action, person, ...named } = input as unknown as PlanInput;
    const user = await req.payload.findByID({
      collection: editors,
      id: person,
      depth: 0,
      overrideAccess: true,
    });
    const own = await createLocalReq({ user: { ...user, collection: editors } as never }, req.payload);
    if (!isEditor(own.user)) throw new Error(`${person} may not publish any more.`);
    await (action === "publish" ? publishLanguage : withdrawLanguage)(own, named);
    return { output: {} };
  },
};
