/** Members who mark lessons and prompts from many sides at once, and what is left of it in the database. */
import { memberApi, memberPaths } from "../../contracts/member-paths.ts";
import type { Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import type { Samples } from "../support/member-samples.ts";

export interface MarksSent {
  /** "member item" → the answer's completedAt. */
  acknowledged: Map<string, string>;
  /** Sent, and never answered. */
  cut: Set<string>;
  /** Milliseconds from asking to the answer. */
  latencies: number[];
}

export interface Marking {
  port: number;
  prefix: string;
  members: number;
  sides: number;
}

const base = memberApi("Wellspring");
const read = async <T>(port: number, path: string): Promise<T> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).json() as Promise<T>;

/** All marks there are to make: each member's lessons and prompts. */
export async function prepareMarks({ port, prefix, members }: Marking) {
  const { planId, lessonIds, articleId, promptId } = await read<Samples>(port, "/samples");
  const items = [
    ...lessonIds.map((id) => ({ id, path: memberPaths.completedArticle(planId, id) })),
    { id: promptId, path: memberPaths.completedPrompt(articleId, promptId) },
  ];
  const all = await read<{ member: string; token: string }[]>(
    port,
    `/tokens?prefix=${prefix}&count=${members}`,
  );
  return all.flatMap(({ member, token }) =>
    items.map(({ id, path }) => ({ key: `${member} ${id}`, path: base + path, token })),
  );
}

export type PreparedMark = Awaited<ReturnType<typeof prepareMarks>>[number];

export const postMark = (port: number, { path, token }: PreparedMark) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "x-time-zone": "UTC",
      "x-local-date": new Date().toISOString().slice(0, 10),
    },
  });

/** Sends until done or `enough` returns true; requests then in flight are cut when the server is killed. */
export async function sendMarks(
  marks: readonly PreparedMark[],
  { port, sides }: Pick<Marking, "port" | "sides">,
  isDone: (acknowledged: number, cut: number) => boolean,
): Promise<MarksSent> {
  const sent: MarksSent = { acknowledged: new Map(), cut: new Set(), latencies: [] };
  let next = 0;
  let stopped = false;
  const side = async () => {
    while (!stopped && next < marks.length) {
      const mark = marks[next++]!;
      const began = performance.now();
      try {
        const response = await postMark(port, mark);
        const { completedAt } = (await response.json()) as { completedAt: string };
        if (response.status !== 200) throw new Error(`The mark was answered with ${response.status}.`);
        sent.acknowledged.set(mark.key, completedAt);
        sent.latencies.push(performance.now() - began);
      } catch {
        sent.cut.add(mark.key);
      }
      stopped ||= isDone(sent.acknowledged.size, sent.cut.size);
    }
  };
  await Promise.all(Array.from({ length: sides }, side));
  return sent;
}

/** What is not as it must be: acknowledged marks that are not there, acts counted twice, a mark without its act or the other way round. */
export async function wrongMarks(database: Database, acknowledged: Iterable<string>): Promise<string[]> {
  const keysOf = async (table: "marks" | "activity") => {
    const { rows } = await database.db.execute<{ subject: string; item_id: string }>(
      sql`select subject, item_id from ${sql.identifier("member")}.${sql.identifier(table)}`,
    );
    return rows.map(({ subject, item_id }) => `${subject} ${item_id}`);
  };
  const [marks, acts] = [await keysOf("marks"), await keysOf("activity")];
  const [marked, done] = [new Set(marks), new Set(acts)];
  return [
    ...[...acknowledged].filter((key) => !marked.has(key)).map((key) => `lost: ${key}`),
    ...(marks.length === marked.size ? [] : ["a mark is there twice"]),
    ...(acts.length === done.size ? [] : [`${acts.length - done.size} acts are there twice`]),
    ...marks.filter((key) => !done.has(key)).map((key) => `a mark without its act: ${key}`),
    ...acts.filter((key) => !marked.has(key)).map((key) => `an act without its mark: ${key}`),
  ];
}
