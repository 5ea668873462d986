import { ECDH } from "node:crypto";

/** Names that only a network of one's own answers for: reserved, or never to be given to anybody (RFC 2606, 6761, 6762, 7686, 9476). */
const notPublicName =
  /\.(alt|arpa|corp|example|home|internal|intranet|invalid|lan|local|localdomain|localhost|mail|onion|private|test|workgroup)$/;

/**
 * Whether a stranger's address may be one of a push service. They are public servers with names and speak https at its own
 * port; where a receiver for tests is allowed, any web address will do.
 */
export function isEndpoint(endpoint: string, allowTest: boolean): boolean {
  if (!/^[\x21-\x7e]+$/.test(endpoint) || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (allowTest) return /^https?:$/.test(protocol);
  const isName = /^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
  return protocol === "https:" && port === "" && isName && !notPublicName.test(hostname);
}

export function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}
