export interface ServiceClientOptions {
  /** The app's own `fetch` when embedded, the network's when not, the browser's in the page. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Up to and with the API's version: `/search-api/v1`. */
  baseUrl: string;
}

/** `code` is the service's own (see its README.md) or "unavailable". */
export class ServiceError extends Error {
  override name = "ServiceError";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Query = Record<string, string | number | readonly string[] | undefined>;

/** Asks a service for JSON, which its schema parses. */
export const createGetJson =
  ({ fetch, baseUrl }: ServiceClientOptions, service: string) =>
  async <T>(
    schema: { parse(body: unknown): T },
    path: string,
    query: Query = {},
    signal?: AbortSignal,
  ): Promise<T> => {
    const url = new URL(baseUrl.replace(/\/$/, "") + path);
    for (const [name, value] of Object.entries(query)) {
      for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, String(one));
    }
    const headers = { accept: "application/json" };
    const response = await fetch(new Request(url, { headers, ...(signal ? { signal } : {}) }));
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) {
      const problem = (body ?? {}) as { code?: string; detail?: string; title?: string };
      const message =
        problem.detail ?? problem.title ?? `The ${service} service answered ${response.status}.`;
      throw new ServiceError(response.status, problem.code ?? "unavailable", message);
    }
    return schema.parse(body);
  };
