/**
 * Each partner taken away for a minute (`OUTAGE_SECONDS`) under load, and brought back: pages stay, what was acknowledged is there in the end,
 * and /metrics says which part is away.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { createTarget } from "../attacks/attack.ts";
import { startSmtpServer } from "../platform/mail/test-smtp.ts";
import { freePort } from "../scripts/free-ports.mjs";
import type { MailsTo } from "../tests/durability/write.ts";
import { startS3rver } from "../tests/partners/s3rver.ts";
import { startGate } from "../tests/support/gate.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { makeDataDir, startServer } from "../tests/support/server.ts";
import { createUmbracoDouble } from "../tests/support/umbraco/double.ts";
import { fill } from "../tests/support/umbraco/fill.ts";
import type { Figure } from "./figure.ts";
import { loadShippedLibrary } from "./library.ts";
import { type Partner, startReaders, takeAway } from "./outage.ts";
import { measureForeignPartners } from "./outages-foreign.ts";
import { mainPages, manyPages } from "./site-pages.ts";
import { type Fleet, fateFigures, findCast, startWriters, verify } from "./writes.ts";

/** One mail per message id, as a mail client shows it; the text is decoded as far as links need it. */
const mailsOf =
  (received: readonly { to: string[]; data: string }[]): MailsTo =>
  (address) => {
    const own = received.filter(({ to }) => to.includes(address));
    const byId = new Map(own.map(({ data }) => [/^message-id: (.+)$/im.exec(data)?.[1], data]));
    const character = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
    return [...byId.values()].map((data) => ({
      text: data.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, character),
    }));
  };

/** Database, mail server, CMS and object storage, on one site. */
async function measureOwnPartners(): Promise<Figure[]> {
  const { dataDir, remove } = makeDataDir();
  const database = await startPostgres();
  const mail = await startSmtpServer();
  const cms = createUmbracoDouble();
  const storage = await startS3rver();
  try {
    if (!storage) throw new Error("A server that speaks S3 could not be installed.");
    await fill(cms, await loadShippedLibrary());
    const [databaseGate, mailGate, cmsGate] = await Promise.all(
      [database.url, mail.url, await cms.listen()].map(startGate),
    );
    const port = await freePort();
    const own = {
      PORT: String(port),
      ORIGIN: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseGate!.url,
      TRUSTED_PROXIES: "1",
      CONTENT_URL: cmsGate!.url,
      CONTENT_CHECK_MINUTES: "0.2",
      ...storage.settings,
    };
    // People confirm their addresses by the mailbox of a site without a mail server.
    const first = await startServer(own);
    const target = createTarget(first.url, false);
    const fleet: Fleet = { first: target, alive: () => [target], stop: async () => {} };
    const cast = await findCast(fleet);
    first.child.kill("SIGTERM");
    await first.exit;
    const site = await startServer({
      ...own,
      SMTP_URL: mailGate!.url,
      MAIL_FROM: "Wellspring <site@example.org>",
      CONTACT_TO: "contact@example.org",
    });
    const stop = async () => {
      site.child.kill("SIGTERM");
      await site.exit;
    };
    const pages = [
      ...(await mainPages(site.url)).map((page) => page.path),
      ...(await manyPages(site.url)).slice(0, 300),
    ];
    const readers = startReaders(site.url, pages);
    const writers = startWriters(fleet, cast);
    const writes = () => ({
      acknowledged: writers.acknowledged.length,
      refused: writers.refused() + writers.cut(),
    });
    const partners: Partner[] = [
      { part: "database", ...databaseGate! },
      { part: "mail", ...mailGate! },
      { part: "content source", ...cmsGate! },
      { part: "object storage", shut: storage.stop, open: storage.start },
    ];
    const figures: Figure[] = [];
    try {
      for (const partner of partners) {
        await sleep(5000);
        console.log(`  ${partner.part} goes away`);
        figures.push(...(await takeAway(partner, site.url, { readers, writes })));
      }
    } finally {
      await readers.stop();
      await writers.stop();
    }
    const place = { name: "after all", dataDir, url: database.url };
    const mails = () => mailsOf(mail.received);
    const fates = await verify(place, { ...fleet, stop }, writers.acknowledged, mails);
    return [...figures, ...fateFigures(place.name, cast, fates)];
  } finally {
    await storage?.remove();
    await mail.close();
    cms.close();
    await database.stop();
    remove();
  }
}

export async function measureOutages(): Promise<Figure[]> {
  return [...(await measureOwnPartners()), ...(await measureForeignPartners())];
}
