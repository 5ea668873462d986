/** Calls of the studio by somebody who has signed in, without the sign-in itself. */
import { createLocalReq, type Payload, type PayloadRequest } from "payload";

export const editor = {
  id: "editor-1",
  name: "Ruth",
  email: "ruth@example.org",
  roles: ["editor"],
  collection: "editors",
};
export const author = {
  id: "author-1",
  name: "Amos",
  email: "amos@example.org",
  roles: ["author"],
  collection: "editors",
};

export async function addPeople(payload: Payload): Promise<void> {
  for (const { collection, ...data } of [editor, author])
    await payload.db.create({ collection, customID: data.id, data });
}

/** The request of a person; nobody's without one. */
export const requestOf = (payload: Payload, user: typeof editor | undefined): Promise<PayloadRequest> =>
  createLocalReq(user ? { user: user as never } : {}, payload);

/** One of the studio's own endpoints, called by a person. */
export async function callAs(
  payload: Payload,
  user: typeof editor | undefined,
  {
    method,
    path,
    query = {},
    body,
  }: { method: string; path: string; query?: Record<string, string>; body?: unknown },
): Promise<{ status: number; body: never }> {
  const endpoint = payload.config.endpoints.find((each) => each.path === path && each.method === method);
  if (!endpoint) throw new Error(`There is no ${method} ${path}.`);
  const req = await requestOf(payload, user);
  Object.assign(req, { query, json: async () => body });
  const answer = await endpoint.handler(req);
  return { status: answer.status, body: (await answer.json()) as never };
}
