import { isIP } from "node:net";

const timeoutMs = 10_000;

/** Options in the address itself go before these (README.md). */
export async function openTransport(smtpUrl: string, origin?: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: smtpUrl,
    // Thousands of e-mails each morning share a few connections.
    pool: true,
    maxConnections: 5,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs * 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(origin ? heloName(origin) : {}),
  });
}

/** Servers look up the name they are greeted with; that of a container says nothing to them, and neither does "localhost". */
function heloName(origin: string): { name?: string } {
  const { hostname } = new URL(origin);
  return hostname.includes(".") && isIP(hostname) === 0 ? { name: hostname } : {};
}
