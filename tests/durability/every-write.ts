/** A write of every kind in the product, and how to check afterwards whether it was stored. */
import { randomBytes, randomUUID } from "node:crypto";
import type { Person } from "../../attacks/people.ts";
import { checkoutPaths, stripePath } from "../../contracts/checkout.ts";
import { formPaths } from "../../contracts/identity.ts";
import { memberApi, memberPaths } from "../../contracts/member-paths.ts";
import type { Samples } from "../support/member-samples.ts";
import { changePassword } from "./password-write.ts";
import { type Call, once, storedOrLost, type Write } from "./write.ts";

const member = memberApi("Wellspring");
const stripe = stripePath("Wellspring");
const newAddress = () => `kill-${randomBytes(6).toString("hex")}@attack.invalid`;
const has = (list: unknown, name: string, value: string) =>
  Array.isArray(list) && list.filter((item) => item[name] === value).length;

export interface Cast {
  /** Premium, so that nothing is refused to them. */
  premium: readonly Person[];
  /** Without premium, for purchases. */
  members: readonly Person[];
  /** Whose passwords are changed. */
  changing: readonly Person[];
  samples: Samples;
  verseIds: readonly string[];
  offer: { id: string; termId: string };
}

const day = () => ({ "x-time-zone": "UTC", "x-local-date": new Date().toISOString().slice(0, 10) });

/** Something a member puts into a list, and finds in it. */
const listed =
  (
    people: readonly Person[],
    at: (nth: number) => [method: string, path: string, json?: unknown],
    list: string,
    name: string,
    value: (nth: number) => string,
  ): Write =>
  async (call, nth) => {
    const as = people[nth % people.length]!;
    const turn = Math.floor(nth / people.length);
    const [method, path, json] = at(turn);
    const { status } = await call(method, member + path, { as, headers: day(), ...(json ? { json } : {}) });
    if (status >= 300) return undefined;
    return async (request) => {
      const found = has((await request("GET", member + list, { as })).body, name, value(turn));
      return found ? once(found) : "lost";
    };
  };

async function pay(call: Call, { offer }: Cast, as: Person | undefined) {
  const headers = { "x-buyer-key": randomBytes(16).toString("hex") };
  const json = { offerId: offer.id, offerTermId: offer.termId, redirectUrl: "/" };
  const started = await call("POST", stripe + checkoutPaths.sessions, { as, headers, json });
  const { clientSecret } = started.body as { clientSecret?: string };
  if (started.status !== 201 || !clientSecret) return undefined;
  const card = { number: "4242424242424242", expiry: "12/40", cvc: "123", email: newAddress() };
  const paid = await call("POST", `/sandbox/stripe/checkout/${clientSecret}/pay`, { json: card });
  if ((paid.body as { status?: string }).status !== "complete") return undefined;
  return { headers, path: `${stripe}${checkoutPaths.sessions}/${clientSecret.split("_secret_")[0]}` };
}

/** By name, with how often it comes against the others. */
export function everyWrite(cast: Cast): Record<string, { weight: number; write: Write }> {
  const { premium, samples, verseIds } = cast;
  const from = <T>(list: readonly T[], nth: number): T => list[nth % list.length]!;
  const waiting = new Set(cast.members);
  return {
    lead: {
      weight: 6,
      write: async (call) => {
        const { status, body } = await call("POST", "/lead-routing/leads", { json: { email: newAddress() } });
        if (status !== 201) return undefined;
        const { id, token } = body as { id: number; token: string };
        const headers = { "x-lead-token": token };
        return async (request) =>
          storedOrLost(
            (await request("GET", `/lead-routing/leads/${id}/coreg-offers`, { headers })).status === 200,
          );
      },
    },
    registration: {
      weight: 3,
      write: async (call) => {
        const email = newAddress();
        const form = { email, password: randomUUID(), firstName: "Ana", lastName: "Ruiz", locale: "en-US" };
        const { location } = await call("POST", formPaths.register, { form });
        if (!location.includes("notice=sent")) return undefined;
        return async (request, mailsTo) => {
          const mails = mailsTo(email);
          if (mails.length !== 1) return once(mails.length);
          const link = /https?:\/\/\S+\/identity\/verify-email\S+/.exec(mails[0]!.text)?.[0];
          if (!link) return "dead link";
          const { pathname, search } = new URL(link);
          const page = await request("GET", pathname + search);
          return page.status < 400 && !page.location.includes("error=") ? "stored" : "dead link";
        };
      },
    },
    newsletter: {
      weight: 3,
      write: async (call) => {
        const email = newAddress();
        const json = { email, locale: "en-US" };
        if ((await call("POST", "/consents-api/v1/newsletter", { json })).status !== 202) return undefined;
        return async (_ask, mailsTo) => once(mailsTo(email).length);
      },
    },
    contact: {
      weight: 2,
      write: async (call) => {
        const json = {
          name: "Ana",
          email: newAddress(),
          subject: "question",
          message: `A question that is long enough ${randomUUID()}`,
          key: randomUUID(),
        };
        const { status } = await call("POST", "/contact-api/v1/messages", { json });
        if (status !== 201 && status !== 200) return undefined;
        return { schema: "contact", table: "messages", column: "email", value: json.email };
      },
    },
    event: {
      weight: 6,
      write: async (call) => {
        const id = randomUUID();
        const properties = { token: "t", distinct_id: `kill-${id}`, $insert_id: id };
        const json = [{ event: "killed", properties }];
        if ((await call("POST", "/collect/track", { json })).status !== 200) return undefined;
        return { schema: "analytics", table: "events", column: "distinct_id", value: `kill-${id}` };
      },
    },
    consent: {
      weight: 2,
      write: async (call, nth) => {
        const as = from(premium, nth);
        const at = new Date().toISOString();
        const json = { measurement: true, marketing: nth % 2 === 0, at, place: "choices", locale: "en-US" };
        const { status } = await call("POST", "/consents-api/v1/privacy-choices", { as, json });
        if (status !== 200) return undefined;
        return async (request) => {
          const { body } = await request("GET", "/consents-api/v1/consents", { as });
          const { consents = [] } = body as { consents?: { purpose: string }[] };
          return storedOrLost(consents.some(({ purpose }) => purpose === "measurement"));
        };
      },
    },
    favorite: {
      weight: 4,
      write: listed(
        premium,
        (turn) => ["POST", memberPaths.favorite(from(verseIds, turn))],
        memberPaths.favorites,
        "id",
        (turn) => from(verseIds, turn),
      ),
    },
    topic: {
      weight: 1,
      write: listed(
        premium,
        () => ["POST", memberPaths.topic(samples.topicId)],
        memberPaths.topics,
        "id",
        () => samples.topicId,
      ),
    },
    follow: {
      weight: 1,
      write: listed(
        premium,
        () => ["POST", memberPaths.follow(samples.contributorId)],
        memberPaths.follows,
        "id",
        () => samples.contributorId,
      ),
    },
    mark: {
      weight: 3,
      write: listed(
        premium,
        (turn) => ["POST", memberPaths.completedArticle(samples.planId, from(samples.lessonIds, turn))],
        memberPaths.completedArticles(samples.planId),
        "articleId",
        (turn) => from(samples.lessonIds, turn),
      ),
    },
    trivia: {
      weight: 1,
      write: listed(
        premium,
        () => [
          "POST",
          memberPaths.triviaResponse(samples.triviaId, samples.questionId),
          { answerId: samples.right },
        ],
        memberPaths.triviaResponses(samples.triviaId),
        "questionId",
        () => samples.questionId,
      ),
    },
    note: {
      weight: 2,
      write: listed(
        premium,
        (turn) => [
          "PUT",
          memberPaths.note(samples.lessonId, from(samples.sectionIds, turn)),
          { text: "Kept?", updatedAt: new Date().toISOString() },
        ],
        memberPaths.notes(samples.lessonId),
        "sectionId",
        (turn) => from(samples.sectionIds, turn),
      ),
    },
    journal: {
      weight: 4,
      write: async (call, nth) => {
        const as = from(premium, nth);
        const path = `${member}/journal/${randomUUID()}`;
        const title = randomUUID();
        const json = { title, document: { type: "doc" }, ties: [], updatedAt: new Date().toISOString() };
        if ((await call("PUT", path, { as, json })).status >= 300) return undefined;
        return async (request) =>
          storedOrLost(((await request("GET", path, { as })).body as { title?: string }).title === title);
      },
    },
    purchase: {
      weight: 2,
      write: async (call) => {
        const paid = await pay(call, cast, undefined);
        return (
          paid &&
          (async (request) => {
            const { body } = await request("GET", paid.path, { headers: paid.headers });
            return storedOrLost((body as { status?: string }).status === "complete");
          })
        );
      },
    },
    claim: {
      weight: 1,
      write: async (call) => {
        const [as] = waiting;
        if (!as) return undefined;
        waiting.delete(as);
        let isClaimed = false;
        try {
          const paid = await pay(call, cast, undefined);
          if (!paid) return undefined;
          isClaimed = (await call("PUT", paid.path, { as, headers: paid.headers })).status === 200;
          if (!isClaimed) return undefined;
        } finally {
          if (!isClaimed) waiting.add(as);
        }
        return async (request) => {
          const { body } = await request("GET", stripe + checkoutPaths.subscription, { as });
          return storedOrLost((body as { status?: string }).status === "active");
        };
      },
    },
    password: {
      weight: 1,
      write: changePassword(cast.changing),
    },
  };
}
