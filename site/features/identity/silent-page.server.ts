/** Hands the provider's answer to the page that opened the frame, as the sign-in library expects it, and to no other site. */
const script = `parent.postMessage({source:"oidc-client",url:location.href,keepOpen:false},location.origin)`;

/** `nonce` marks the script as ours, so that the page's policy lets it run. */
export const silentPage = (nonce: string) =>
  `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Silent sign-in</title><script nonce="${nonce}">${script}</script></html>`;
