import type { IncomingMessage } from "node:http";
import { isPrivateAddress } from "./private-address.ts";

const againMs = 60 * 60_000;
/** A reader's own proxy, or a probe from nearby, is no proof. */
const minRequests = 3;

export type ProxyProblem = "untrusted" | "missing";

const messages: Record<ProxyProblem, (trusted: number) => string> = {
  untrusted: () =>
    "TRUSTED_PROXIES is 0, but requests come through a proxy: limits take all visitors for one. Set TRUSTED_PROXIES to the number of proxies in front of the server (1 for one Caddy or nginx)",
  missing: (trusted) =>
    `TRUSTED_PROXIES is ${trusted}, but requests come through fewer proxies: visitors can choose the address that limits count. Set TRUSTED_PROXIES to the number of proxies that add to X-Forwarded-For`,
};

const isProxied = (headers: IncomingMessage["headers"]): boolean =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined || headers.via !== undefined;

interface ProxyCheckOptions {
  trustedProxies: number;
  log: { warn(message: string): void };
  now?: () => number;
}

/** Compares TRUSTED_PROXIES with how requests come; says it when it is plain that the two differ, and again each hour. */
export function createProxyCheck({ trustedProxies, log, now = () => performance.now() }: ProxyCheckOptions) {
  let seen = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  let problem: ProxyProblem | undefined;

  function found(kind: ProxyProblem): void {
    seen++;
    if (seen < minRequests) return;
    problem = kind;
    if (now() - saidAt < againMs) return;
    saidAt = now();
    log.warn(messages[kind](trustedProxies));
  }

  return {
    /** Cheap: it runs with every request. */
    look(request: IncomingMessage): void {
      const { headers } = request;
      if (trustedProxies === 0) {
        if (isProxied(headers) && isPrivateAddress(request.socket.remoteAddress)) found("untrusted");
        return;
      }
      const forwarded = headers["x-forwarded-for"];
      // A probe of this machine comes without any proxy.
      if (
        forwarded === undefined
          ? isPrivateAddress(request.socket.remoteAddress)
          : count(forwarded) >= trustedProxies
      )
        return;
      found("missing");
    },
    problem: () => problem,
  };
}

/** As many as were joined by commas. */
function count(forwarded: string | string[]): number {
  const list = typeof forwarded === "string" ? forwarded : forwarded.join(",");
  let commas = 1;
  for (let at = list.indexOf(","); at >= 0; at = list.indexOf(",", at + 1)) commas++;
  return commas;
}
