/** Calls of Umbraco's Management API, as a user of kind Api (client credentials). */
interface ManagementOptions {
  origin: string;
  clientId: string;
  clientSecret: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

export const managementPath = "/umbraco/management/api/v1";

/** What the CMS refused, in its own words. */
export class ManagementError extends Error {
  override name = "ManagementError";
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export function createManagement({
  origin,
  clientId,
  clientSecret,
  fetch: send = fetch,
  timeoutMs = 60_000,
}: ManagementOptions) {
  const base = origin.replace(/\/+$/, "") + managementPath;
  let token: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const response = await send(`${base}/security/back-office/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json().catch(() => ({}))) as { access_token?: string; error?: string };
    if (!response.ok || !answer.access_token)
      throw new ManagementError(
        `No token for ${clientId}: ${response.status} ${answer.error ?? ""}. It must be a user of kind Api, whose client id begins with umbraco-back-office-.`,
        response.status,
      );
    return answer.access_token;
  }

  async function call(method: string, path: string, body?: unknown, again = true): Promise<Response> {
    token ??= fetchToken();
    const isForm = body instanceof FormData;
    const response = await send(base + path, {
      method,
      headers: {
        authorization: `Bearer ${await token}`,
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // A token lives five minutes, a long push does not.
    if (response.status === 401 && again) {
      token = undefined;
      return call(method, path, body, false);
    }
    return response;
  }

  async function answerOf(method: string, path: string, response: Response): Promise<unknown> {
    if (response.ok)
      return response.headers.get("content-type")?.includes("json") ? response.json() : undefined;
    const words = (await response.text()).slice(0, 600);
    throw new ManagementError(`${method} ${path} answered ${response.status}: ${words}`, response.status);
  }

  return {
    /** Undefined where there is nothing. */
    async get<T>(path: string): Promise<T | undefined> {
      const response = await call("GET", path);
      if (response.status === 404) return undefined;
      return (await answerOf("GET", path, response)) as T;
    },
    async post(path: string, body: unknown): Promise<unknown> {
      return answerOf("POST", path, await call("POST", path, body));
    },
    async put(path: string, body: unknown): Promise<unknown> {
      return answerOf("PUT", path, await call("PUT", path, body));
    },
  };
}

export type Management = ReturnType<typeof createManagement>;

/** 17 and 18 differ in what they take. */
export async function majorVersion(management: Management): Promise<number> {
  const found = await management.get<{ version: string }>("/server/information");
  const major = Number.parseInt(found?.version ?? "", 10);
  if (!(major >= 17))
    throw new ManagementError(
      `Umbraco ${found?.version ?? "of an unknown version"} is not one of 17 and later.`,
      0,
    );
  return major;
}
