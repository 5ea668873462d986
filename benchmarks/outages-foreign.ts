/** The same with another OpenID provider and a stand-in for Stripe: members save, and buyers pay. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { checkoutPaths, stripePath } from "../contracts/checkout.ts";
import { memberApi, memberPaths } from "../contracts/member-paths.ts";
import { premiumRole } from "../contracts/site.ts";
import { freePort } from "../scripts/free-ports.mjs";
import { openStripe } from "../server/stripe-client.ts";
import { startEmulatedStripe } from "../tests/partners/emulate.ts";
import { startGate } from "../tests/support/gate.ts";
import { ensurePgliteTemplate } from "../tests/support/pglite-template.ts";
import { makeDataDir, startServer } from "../tests/support/server.ts";
import { below, type Figure, shown } from "./figure.ts";
import { startReaders, takeAway } from "./outage.ts";
import { mainPages, manyPages } from "./site-pages.ts";

const key = "sk_test_emulated";
const secret = "whsec_of_a_stand_in_0123456789";
const member = memberApi("Wellspring");
const stripe = stripePath("Wellspring");
const whole = (value: number) => value.toLocaleString("en-US");

/** As much of a provider as a site asks for; tokens are signed here. */
async function startProvider() {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const keys = [{ ...(await exportJWK(publicKey)), kid: "1", alg: "ES256", use: "sig" }];
  let issuer = "";
  const server = createServer((request, response) => {
    const answer = request.url?.endsWith("/keys")
      ? { keys }
      : {
          issuer,
          jwks_uri: `${issuer}/keys`,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          end_session_endpoint: `${issuer}/end`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["ES256"],
          code_challenge_methods_supported: ["S256"],
        };
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const gate = await startGate(`http://127.0.0.1:${port}`);
  issuer = gate.url.replace(/\/$/, "");
  return {
    gate,
    issuer,
    token: (subject: string, audience: string) =>
      new SignJWT({
        roles: [premiumRole("Wellspring")],
        email: `${subject}@example.test`,
        email_verified: true,
      })
        .setProtectedHeader({ alg: "ES256", kid: "1" })
        .setIssuer(issuer)
        .setSubject(subject)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime("2h")
        .sign(privateKey),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Site {
  origin: string;
  standIn: string;
  tokens: readonly string[];
  verseIds: readonly string[];
  offer: { id: string; termId: string };
}

/** Members mark favorites, buyers pay; the stand-in's events come by way of `delivered`. */
function startPeople({ origin, standIn, tokens, verseIds, offer }: Site) {
  const marked: { token: string; verseId: string }[] = [];
  const paid = new Set<string>();
  let refused = 0;
  let isStopped = false;
  const post = async (path: string, headers: Record<string, string>, body?: unknown) => {
    const answer = await fetch(origin + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => undefined);
    await answer?.body?.cancel();
    if (!answer || answer.status >= 300) refused++;
    return answer !== undefined && answer.status < 300;
  };

  async function mark(): Promise<void> {
    for (let turn = 0; !isStopped; turn++) {
      const token = tokens[turn % tokens.length]!;
      const verseId = verseIds[Math.floor(turn / tokens.length) % verseIds.length]!;
      const headers = { authorization: `Bearer ${token}`, "x-time-zone": "UTC" };
      if (await post(member + memberPaths.favorite(verseId), headers)) marked.push({ token, verseId });
      await sleep(40);
    }
  }

  async function buy(): Promise<void> {
    const shop = await openStripe(key, standIn);
    const completed = new Set<string>();
    while (!isStopped) {
      const wanted = { offerId: offer.id, offerTermId: offer.termId, redirectUrl: "/verses" };
      await post(stripe + checkoutPaths.sessions, { "x-buyer-key": randomUUID() }, wanted);
      const open = (await shop.checkout.sessions.list({ limit: 100 })).data;
      // The buyer takes a while; the event of one that began earlier comes while Stripe cannot be asked.
      for (const { id } of open.slice(3)) {
        if (completed.has(id)) continue;
        completed.add(id);
        await fetch(`${standIn}/checkout/${id}/complete`, { method: "POST", redirect: "manual" });
        break;
      }
      await sleep(1500);
    }
  }
  const all = Promise.all([mark(), buy()]);
  return {
    marked,
    paid,
    writes: () => ({ acknowledged: marked.length + paid.size, refused }),
    async stop() {
      isStopped = true;
      await all;
    },
  };
}

export async function measureForeignPartners(): Promise<Figure[]> {
  const { dataDir, remove } = makeDataDir(await ensurePgliteTemplate());
  const provider = await startProvider();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const onPaid: { add(id: string): void }[] = [];
  const between = createServer(async (request, response) => {
    const body = await text(request);
    const headers = { "stripe-signature": String(request.headers["stripe-signature"]) };
    const answer = await fetch(`${origin}${stripe}/webhooks`, { method: "POST", headers, body }).catch(
      () => undefined,
    );
    const event = JSON.parse(body);
    if (answer?.status === 200 && event.type === "checkout.session.completed")
      for (const paid of onPaid) paid.add(event.data.object.id);
    response.writeHead(answer?.status ?? 502).end();
  });
  const hook = await freePort();
  await new Promise<void>((resolve) => between.listen(hook, "127.0.0.1", resolve));
  const standIn = await startEmulatedStripe({ url: `http://127.0.0.1:${hook}`, secret });
  if (!standIn) throw new Error("A stand-in for Stripe could not be installed.");
  const stripeGate = await startGate(standIn.url);
  const server = await startServer({
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: dataDir,
    OIDC_AUTHORITY: provider.issuer,
    STRIPE_API_URL: stripeGate.url.replace(/\/$/, ""),
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: "pk_test_emulated",
    STRIPE_WEBHOOK_SECRET: secret,
  });
  try {
    const list = async (type: string) =>
      (
        await (
          await fetch(`${origin}/umbraco/delivery/api/v2/content?filter=contentType:${type}&take=100`)
        ).json()
      ).items;
    const [offer] = await list("subscriptionOffer");
    const verses: { id: string }[] = await list("verse");
    const audience = `${origin}${member}`;
    const people = startPeople({
      origin,
      standIn: standIn.url,
      tokens: await Promise.all(["ana", "ben", "eva", "ian"].map((name) => provider.token(name, audience))),
      verseIds: verses.map(({ id }) => id),
      offer: { id: offer.id, termId: offer.properties.offerTerms.items[0].content.id },
    });
    onPaid.push(people.paid);
    const pages = [
      ...(await mainPages(origin)).map((page) => page.path),
      ...(await manyPages(origin)).slice(0, 300),
    ];
    const load = { readers: startReaders(origin, pages), writes: people.writes };
    const figures: Figure[] = [];
    await sleep(10_000);
    for (const partner of [
      { part: "openid provider", ...provider.gate },
      { part: "stripe", ...stripeGate },
    ]) {
      console.log(`  ${partner.part} goes away`);
      figures.push(...(await takeAway(partner, origin, load)));
      await sleep(5000);
    }
    await load.readers.stop();
    await people.stop();
    // Events that came while Stripe was away are retried by their jobs.
    await sleep(20_000);
    let lost = 0;
    for (const id of people.paid) {
      const { status } = await (await fetch(`${origin}${stripe}${checkoutPaths.sessions}/${id}`)).json();
      if (status !== "complete") lost++;
    }
    for (const token of new Set(people.marked.map((each) => each.token))) {
      const answer = await fetch(`${origin}${member}${memberPaths.favorites}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const found = new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id));
      const own = new Set(people.marked.filter((each) => each.token === token).map((each) => each.verseId));
      lost += [...own].filter((id) => !found.has(id)).length;
    }
    return [
      ...figures,
      shown("after both: purchases acknowledged", people.paid.size, whole),
      shown("after both: favorites acknowledged", people.marked.length, whole),
      below("after both: lost", lost, 0, whole),
    ];
  } finally {
    server.child.kill("SIGTERM");
    await server.exit;
    standIn.stop();
    between.close();
    provider.stop();
    remove();
  }
}
