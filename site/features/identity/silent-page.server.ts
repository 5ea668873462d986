/**
 * Posts the provider's response to the page that opened the frame, as the sign-in library expects it, and to no other
 * origin.
 */
const script = `parent.postMessage({source:"oidc-client",url:location.href,keepOpen:false},location.origin)`;

/** `nonce` lets the script run under the page's content security policy. */
export const silentPage = (nonce: string) =>
  `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Silent sign-in</title><script nonce="${nonce}">${script}</script></html>`;
