/** People for tests: a site that knows their roles, and sessions made as a sign-in makes them. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createLocalReq, type Payload } from "payload";

export interface TestSite {
  url: string;
  /** By subject, as the site names roles; undefined once a sign-in has ended. */
  roles: Map<string, string[] | undefined>;
  state: { isDown: boolean; calls: number };
  close(): void;
}

/** Answers what the real site does to the studio's question. */
export async function startTestSite(key: string): Promise<TestSite> {
  const roles = new Map<string, string[] | undefined>();
  const state = { isDown: false, calls: 0 };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (request.url !== "/hooks/studio/person") return void response.writeHead(204).end();
    state.calls++;
    const held = roles.get((JSON.parse(body) as { subject: string }).subject);
    const isKey = request.headers.authorization === `Bearer ${key}`;
    response.writeHead(state.isDown ? 503 : isKey ? (held ? 200 : 404) : 401, {
      "content-type": "application/json",
    });
    response.end(JSON.stringify({ roles: held ?? [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    roles,
    state,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The cookie that the end of a sign-in sets. */
export async function signInAs(payload: Payload, subject: string): Promise<string> {
  const { letIn } = await import("../src/who/endpoints.ts");
  const req = await createLocalReq({}, payload);
  req.headers ??= new Headers();
  const answer = await letIn(
    req,
    {
      session: { subject, session: "s", grant: "g" },
      name: `Person ${subject}`,
      email: `${subject}@example.org`,
      language: "en-US",
    },
    { to: "/studio" },
  );
  return answer.headers
    .getSetCookie()
    .find((line) => line.startsWith("studio-session="))!
    .split(";")[0]!;
}
