/** The groups service on a given database; a member's name serves as the token, with "operator" behind it as a role. */
import { randomUUID } from "node:crypto";
import { pino } from "pino";
import type { ContentItem } from "../../contracts/content.ts";
import { groupPaths as at } from "../../contracts/group-paths.ts";
import type { Group } from "../../contracts/groups.ts";
import { operatorRole } from "../../contracts/roles.ts";
import type { Bearer } from "../../platform/bearer.ts";
import type { Database } from "../../platform/database/database.ts";
import { createGroupsApp } from "../../services/groups/app.ts";
import { createGroupData } from "../../services/groups/member-data.ts";
import { createPlans } from "../../services/groups/plans.ts";
import { createGroupsStore } from "../../services/groups/store.ts";
import { fixedClock } from "./fixed-clock.ts";

export const planId = "00000000-0000-4000-8000-0000000000a1";
export const lessonId = "00000000-0000-4000-8000-0000000000b1";

const item = (id: string, contentType: string, title: string) =>
  ({
    id,
    contentType,
    name: title,
    properties: { title },
    route: { path: `/${contentType}/${id}/` },
  }) as never;
const items: ContentItem[] = [
  item(planId, "growthPlan", "Still waters"),
  item(lessonId, "growthPlanArticle", "Be still"),
];

export type TestGroups = Awaited<ReturnType<typeof createTestGroups>>;

export async function createTestGroups(database: Database) {
  const clock = fixedClock(new Date("2026-11-15T12:00:00Z"));
  const store = await createGroupsStore(database, clock);
  const subscribed = new Set<string>();
  const readers = new Set<string>();
  const app = createGroupsApp({
    store,
    clock,
    siteName: "Wellspring",
    log: pino({ level: "silent" }),
    plans: createPlans({
      items: async (ids) => items.filter(({ id }) => ids.includes(id)),
      list: async () => ({ items: items.filter(({ contentType }) => contentType === "growthPlanArticle") }),
    }),
    readers: {
      isSubscribed: async (subject) => subscribed.has(subject),
      subscribe: async (subject) => void subscribed.add(subject),
      readToday: async (subjects) => new Set(subjects.filter((subject) => readers.has(subject))),
    },
    async verifyBearer(request): Promise<Bearer | null> {
      const header = request.headers.get("authorization") ?? "";
      const [, subject, role] = /^Bearer (\w+)( operator)?$/.exec(header) ?? [];
      return subject ? { subject, roles: role ? [operatorRole] : [] } : null;
    },
  });

  async function call(who: string | undefined, method: string, path: string, body?: unknown) {
    // One after the other: who joined first, and which note is the newest, is known by the time.
    clock.advance(1);
    const response = await app.request(`http://site${path}`, {
      method,
      headers: {
        ...(who ? { authorization: `Bearer ${who}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text ? JSON.parse(text) : undefined };
  }

  const join = (who: string, token: string, showsReading = false) =>
    call(who, "POST", at.join, { token, me: { name: who, showsReading } });

  /** A group of that owner with these people, and an open invitation. */
  async function makeGroup(owner: string, ...others: string[]): Promise<Group & { token: string }> {
    subscribed.add(owner);
    const id = randomUUID();
    const me = { name: owner, showsReading: false };
    await call(owner, "PUT", at.group(id), { planId, name: "Neighbors", me });
    const { json } = await call(owner, "POST", at.invitation(id));
    for (const who of others) await join(who, json.invitation.token);
    return { ...(await call(owner, "GET", at.group(id))).json, token: json.invitation.token };
  }

  return {
    call,
    clock,
    join,
    makeGroup,
    readers,
    store,
    subscribed,
    data: createGroupData(database, store.groups),
  };
}
