import { type Context, Hono, type MiddlewareHandler } from "hono";
import { groupPaths as at, groupLimits } from "../../contracts/group-paths.ts";
import {
  type Appearance,
  appearance,
  invitationToken,
  joining,
  newGroup,
  newNote,
} from "../../contracts/groups.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { limitBody } from "../../platform/body-size.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Limits, memoryLimits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import { type MemberEnv, memberOnly } from "../../platform/member-only.ts";
import { Refusal, refuse, refuseFailed } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import { groupBody, idOf, localeOf } from "./call-parts.ts";
import type { GroupRow } from "./lock-group.ts";
import { isAlike, lookOf } from "./name-likeness.ts";
import { createOperatorApp } from "./operator-app.ts";
import type { PlanReaders, Plans } from "./plans.ts";
import { refusals, unknown } from "./refusals.ts";
import type { Reported } from "./reports.ts";
import type { GroupsStore } from "./store.ts";
import { createViews } from "./views.ts";

interface GroupsAppOptions {
  store: GroupsStore;
  plans: Plans;
  readers: PlanReaders;
  verifyBearer: VerifyBearer;
  clock: Clock;
  /** Nobody appears under it. */
  siteName: string;
  rateLimits?: Limits;
  log: Pick<Log, "error">;
}

const bodyBytes = 16 * 1024;
/** Changes, tries of invitations included, that one member makes in a minute. */
const changesPerMinute = 60;

const refusalOf = {
  unknown: refusals.invitationUnknown,
  ended: refusals.invitationEnded,
  full: refusals.full,
  tooMany: refusals.tooMany,
  nameTaken: refusals.nameTaken,
};

/** Every call but the reading of an invitation needs a member, and every call about a group one of its own. */
export function createGroupsApp(options: GroupsAppOptions): Hono {
  const { store, plans, readers, verifyBearer, clock, rateLimits = memoryLimits(clock), log } = options;
  const siteLook = lookOf(options.siteName);
  const refuseSiteName = ({ name }: Appearance) => {
    if (lookOf(name).includes(siteLook)) throw refusals.nameTaken();
  };
  const views = createViews(store, plans, readers);
  const app = new Hono<MemberEnv>();
  app.use(limitBody(bodyBytes));

  /** The token alone says who may read it; it is too long to be guessed, and every address has its budget. */
  app.post(at.invited, groupBody(invitationToken), async (c) => {
    c.header("cache-control", "no-store");
    const found = await store.groups.invitation(c.req.valid("json").token);
    if (!found) throw refusals.invitationUnknown();
    // While sign-ins cannot be checked it is read as by anybody.
    const reader = (await verifyBearer(c.req.raw).catch(() => null))?.subject;
    const people = await store.groups.people([found.group.id]);
    const isIn = people.some(({ subject }) => subject === reader);
    if (!isIn && !found.isOpen) throw refusals.invitationEnded();
    if (!isIn && people.length > groupLimits.invited) throw refusals.full();
    return c.json({ ...(await views.invited(found.group, localeOf(c))), isIn });
  });

  app.route("/", createOperatorApp({ store, views, verifyBearer }));

  app.use(memberOnly(verifyBearer));
  const changes = rateLimits("group changes", { requests: changesPerMinute, windowMs: 60_000 });
  app.use(async (c, next) => {
    if (c.req.method === "GET") return next();
    const verdict = await changes.take(c.get("member").subject);
    return verdict.allowed ? next() : tooManyRequests(c, verdict.retryAfterSeconds);
  });

  const subjectOf = (c: Context<MemberEnv>) => c.get("member").subject;
  /** The group, if the caller is in it: to everybody else there is none. */
  async function groupOf(c: Context<MemberEnv>): Promise<GroupRow> {
    const group = await store.groups.find(idOf(c, "id"));
    const people = group ? await store.groups.people([group.id]) : [];
    if (!group || !people.some(({ subject }) => subject === subjectOf(c))) throw unknown();
    return group;
  }
  async function ownGroup(c: Context<MemberEnv>): Promise<GroupRow> {
    const group = await groupOf(c);
    if (group.owner !== subjectOf(c)) throw refusals.notOwner();
    return group;
  }
  async function answer(c: Context<MemberEnv>, id: string) {
    const group = await store.groups.find(id);
    const [view] = group ? await views.groups([group], subjectOf(c), localeOf(c)) : [];
    if (!view) throw unknown();
    return c.json(view);
  }

  /** Whose words were removed gives no names to others either. */
  const unblocked: MiddlewareHandler<MemberEnv> = async (c, next) => {
    if (await store.notes.isBlocked(subjectOf(c))) throw refusals.blocked();
    return next();
  };

  app.get(at.groups, async (c) => {
    const plan = c.req.query("plan");
    const rows = await store.groups.of(subjectOf(c));
    const wanted = plan ? rows.filter(({ planId }) => planId === plan.toLowerCase()) : rows;
    return c.json(await views.groups(wanted, subjectOf(c), localeOf(c)));
  });
  app.post(at.join, unblocked, groupBody(joining), async (c) => {
    const { token, me } = c.req.valid("json");
    refuseSiteName(me);
    const joined = await store.groups.join(subjectOf(c), token, me);
    if (!("group" in joined)) throw refusalOf[joined.outcome]();
    // Also for a repeat: the first call may have ended between the two.
    await readers.subscribe(subjectOf(c), joined.group.planId);
    if (joined.outcome === "alreadyIn") throw refusals.alreadyIn();
    return answer(c, joined.group.id);
  });
  app.get(at.group(":id"), async (c) => answer(c, (await groupOf(c)).id));
  app.put(at.group(":id"), unblocked, groupBody(newGroup), async (c) => {
    refuseSiteName(c.req.valid("json").me);
    if (isAlike(c.req.valid("json").name, options.siteName)) throw refusals.nameTaken();
    const wanted = { ...c.req.valid("json"), planId: c.req.valid("json").planId.toLowerCase() };
    if (!(await plans.isPlan(wanted.planId))) throw unknown();
    if (!(await readers.isSubscribed(subjectOf(c), wanted.planId))) throw refusals.notSubscribed();
    const made = await store.groups.create(subjectOf(c), idOf(c, "id"), wanted);
    if (made === undefined) throw refusals.tooMany();
    if (made === null) throw unknown();
    return answer(c, made.id);
  });
  app.delete(at.group(":id"), async (c) => {
    await store.groups.end((await ownGroup(c)).id);
    return c.body(null, 204);
  });
  app.put(at.me(":id"), unblocked, groupBody(appearance), async (c) => {
    const { id } = await groupOf(c);
    const me = c.req.valid("json");
    refuseSiteName(me);
    if (!(await store.groups.appear(id, subjectOf(c), me))) throw refusals.nameTaken();
    return answer(c, id);
  });
  /** Oneself at any time; another only by the owner. */
  app.delete(at.person(":id", ":personId"), async (c) => {
    const group = await groupOf(c);
    const personId = idOf(c, "personId");
    const person = (await store.groups.people([group.id])).find((one) => one.personId === personId);
    const isMe = person?.subject === subjectOf(c);
    if (!isMe && group.owner !== subjectOf(c)) throw refusals.notOwner();
    if (!person) throw unknown();
    await store.groups.leave(group.id, person.subject, !isMe);
    return c.body(null, 204);
  });
  const invite =
    (isWanted: boolean): MiddlewareHandler<MemberEnv> =>
    async (c) => {
      const { id } = await ownGroup(c);
      await store.groups.invite(id, isWanted);
      return answer(c, id);
    };
  app.post(at.invitation(":id"), unblocked, invite(true));
  app.delete(at.invitation(":id"), invite(false));

  app.get(at.notes(":id", ":lessonId"), async (c) => {
    const { id } = await groupOf(c);
    const reader = subjectOf(c);
    const rows = await store.notes.list(id, idOf(c, "lessonId"), reader);
    return c.json(rows.map((row) => views.note(row, row.by, reader)));
  });
  app.put(at.note(":id", ":lessonId", ":noteId"), groupBody(newNote), async (c) => {
    const group = await groupOf(c);
    const lessonId = idOf(c, "lessonId");
    const id = idOf(c, "noteId");
    const subject = subjectOf(c);
    if (!(await plans.isLesson(group.planId, lessonId))) throw unknown();
    const { text } = c.req.valid("json");
    const written = await store.notes.write({ groupId: group.id, id, lessonId, subject, text });
    if (written.outcome === "blocked") throw refusals.blocked();
    if (written.outcome === "full") throw refusals.notesFull();
    if (written.outcome !== "written") throw unknown();
    const me = (await store.groups.people([group.id])).find((one) => one.subject === subject);
    return c.json(views.note(written.note, me?.name ?? "", subject));
  });
  app.delete(at.note(":id", ":lessonId", ":noteId"), async (c) => {
    const { id } = await groupOf(c);
    await store.notes.remove(id, idOf(c, "noteId"), subjectOf(c));
    return c.body(null, 204);
  });
  type Report = (groupId: string, by: { subject: string; name: string }) => Promise<Reported>;
  async function report(c: Context<MemberEnv>, add: Report) {
    const group = await groupOf(c);
    const me = (await store.groups.people([group.id])).find((one) => one.subject === subjectOf(c))!;
    const outcome = await add(group.id, { subject: me.subject, name: me.name });
    if (outcome === "unknown") throw unknown();
    if (outcome === "own") throw refusals.ownWords();
    if (outcome === "decided") throw refusals.alreadyDecided();
    if (outcome === "tooMany") throw refusals.tooManyReports();
    return c.body(null, 204);
  }
  app.post(at.report(":id", ":lessonId", ":noteId"), (c) =>
    report(c, (groupId, by) => store.notes.report(groupId, idOf(c, "lessonId"), idOf(c, "noteId"), by)),
  );
  app.post(at.reportName(":id", ":personId"), (c) =>
    report(c, (groupId, by) => store.names.report(groupId, idOf(c, "personId"), by)),
  );

  app.notFound((c) => refuse(c, 404, "request.not_found", "The groups service has no such address."));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error.status, error.code, error.message);
    return refuseFailed(c, error, log, "a request of a group failed");
  });
  return app as unknown as Hono;
}
