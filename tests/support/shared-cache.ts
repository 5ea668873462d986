import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Stored {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

/** A shared cache as some CDNs are: it stores what it may by address alone, and ignores `Vary`. */
export async function startSharedCache(target: string) {
  const stored = new Map<string, Stored>();
  const hits: string[] = [];
  const server = createServer(async (request, response) => {
    const url = request.url ?? "/";
    const found = request.method === "GET" ? stored.get(url) : undefined;
    if (found) hits.push(url);
    const answer = found ?? (await forward(request.method ?? "GET", url, request.headers));
    const control = answer.headers.find(([name]) => name === "cache-control")?.[1] ?? "no-store";
    if (request.method === "GET" && answer.status === 200 && !/no-store|private/.test(control))
      stored.set(url, answer);
    response.writeHead(answer.status, [...answer.headers, ["x-cache", found ? "hit" : "miss"]].flat());
    response.end(answer.body);
  });

  async function forward(
    method: string,
    url: string,
    { host: _, connection: __, ...headers }: Record<string, string | string[] | undefined>,
  ): Promise<Stored> {
    const answer = await fetch(target + url, {
      method,
      redirect: "manual",
      headers: { ...(headers as Record<string, string>), "accept-encoding": "identity" },
    });
    const passed = [...answer.headers].filter(
      ([name]) => !["transfer-encoding", "connection"].includes(name),
    );
    return { status: answer.status, headers: passed, body: Buffer.from(await answer.arrayBuffer()) };
  }

  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hits,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
