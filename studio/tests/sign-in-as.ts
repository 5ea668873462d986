/** Somebody who is signed in, by a header: how people sign in is tested where it is written. */
import type { StudioApi } from "./serve-api.ts";

export function letSignIn({ payload }: StudioApi): void {
  payload.authStrategies.unshift({
    name: "test",
    authenticate: ({ headers }) => {
      const [id, role] = (headers.get("x-test-person") ?? "").split(":");
      if (!id || !role) return { user: null };
      return {
        user: { id, name: id, email: `${id}@example.org`, roles: [role], collection: "editors" } as never,
      };
    },
  });
}

/** What the calls answer with, as far as tests look into it. */
export interface Answered {
  languages: Record<"en-US" | "es", { publication: string; differences: unknown[] }>;
  fields: { pairs: unknown[] }[];
  items: { id: string; waits: unknown[] }[];
  url: string;
}

export const caller =
  (studio: () => StudioApi) =>
  async (person: string, path: string, body?: unknown): Promise<{ status: number; data: Answered }> => {
    const answer = await fetch(`${studio().url}/studio/api/${path}`, {
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      headers: { "content-type": "application/json", "x-test-person": person },
    });
    return { status: answer.status, data: (await answer.json()) as Answered };
  };
