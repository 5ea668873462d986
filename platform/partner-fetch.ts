import { counts } from "./counts.ts";
import { originHeaders } from "./request-context.ts";
import { span } from "./tracing.ts";

export type Partner =
  | "cms"
  | "identity"
  | "member"
  | "leads"
  | "legacy-users"
  | "bible-minute"
  | "ads"
  | "sms"
  | "stripe";

/** `fetch` to a service of others: counted, timed, traced, and sent with the request's id; it leads nowhere else. */
export function partnerFetch(partner: Partner, { passId = true } = {}): typeof fetch {
  return async (input, init) => {
    const began = performance.now();
    // A redirect would take a body or a key to whoever the partner names, also within the operator's own network.
    const request = new Request(input, { redirect: "error", ...init });
    let outcome = "failed";
    try {
      return await span(
        `${request.method} ${partner}`,
        {
          kind: "client",
          attributes: {
            "http.request.method": request.method,
            "server.address": new URL(request.url).hostname,
          },
        },
        async (open) => {
          if (passId)
            for (const [name, value] of Object.entries(originHeaders())) request.headers.set(name, value);
          const response = await fetch(request);
          open.set({ "http.response.status_code": response.status });
          if (response.status < 500) outcome = "ok";
          return response;
        },
      );
    } finally {
      counts.partnerCalls.inc(partner, outcome);
      counts.partnerTime.observe((performance.now() - began) / 1000, partner);
    }
  };
}
