import { data } from "react-router";
import { cachePolicyHeader } from "../../cache-headers.ts";

/** Whether the URL has the token of an e-mail link; such a page is never cached. */
export function loadMailToken({ url }: { url: URL }) {
  const hasToken = Boolean(url.searchParams.get("token"));
  return data({ hasToken }, { headers: { [cachePolicyHeader]: hasToken ? "private" : "content" } });
}

export function mailLinkHeaders({
  loaderHeaders,
  errorHeaders,
}: {
  loaderHeaders: Headers;
  errorHeaders?: Headers | undefined;
}): HeadersInit {
  return errorHeaders ? {} : { [cachePolicyHeader]: loaderHeaders.get(cachePolicyHeader) ?? "private" };
}
