import assert from "node:assert/strict";
import type { LeadsClient } from "../../services/leads/client.ts";
import { createLeadsClient } from "../../services/leads/client.ts";

/** A lead-routing backend, wherever it is. */
export interface LeadsTarget {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  baseUrl: string;
  product: string;
}

export interface ContractCheck {
  name: string;
  run(target: LeadsTarget): Promise<void>;
}

/** Fails the check that made the client log anything: in the contract nothing goes wrong. */
function clientOf({ fetch, baseUrl }: LeadsTarget): LeadsClient {
  const log = {
    error: (details: object, message: string) =>
      assert.fail(`${message}: ${JSON.stringify(details).slice(0, 300)}`),
  };
  return createLeadsClient({ fetch, baseUrl, log });
}

const newLead = async (client: LeadsClient) => {
  const lead = await client.createLead({
    email: `contract-${process.pid}-${Math.random().toString(36).slice(2)}@example.com`,
    firstName: "Contract",
    locale: "en-US",
    source: "newsletter",
  });
  assert.ok(lead && lead.id > 0, "POST /leads answers a lead with an id above 0");
  return lead;
};

/** What any lead-routing backend must do for this site. */
export const leadsContract: readonly ContractCheck[] = [
  {
    name: "POST /leads registers a lead with an id above 0; the same address may come again",
    async run(target) {
      const client = clientOf(target);
      const lead = await newLead(client);
      const again = await client.createLead({ email: lead.email });
      assert.ok(again && again.id > 0);
    },
  },
  {
    name: "GET /leads/{id}/coreg-offers answers a list of at most count offers",
    async run(target) {
      const client = clientOf(target);
      const offers = await client.coregOffers(await newLead(client), { count: 2 });
      assert.ok(offers.length <= 2);
      for (const offer of offers) assert.ok(offer.id !== "" && offer.wording !== "");
    },
  },
  {
    name: "POST /leads/{id}/impressions answers a list, one for each impression",
    async run(target) {
      const client = clientOf(target);
      const lead = await newLead(client);
      const [offer] = await client.coregOffers(lead, { count: 1 });
      if (!offer) return;
      const rsid = "I123abcdefghijkl";
      const answer = await client.createImpressions(lead, [{ offerId: offer.id, accepted: false, rsid }]);
      assert.deepEqual(
        answer.map(({ offerId, accepted }) => ({ offerId, accepted })),
        [{ offerId: offer.id, accepted: false }],
      );
    },
  },
  {
    name: "POST /offers/{id}/pending-impressions answers true",
    async run(target) {
      const id = `contract-${Math.random().toString(36).slice(2)}`;
      assert.equal(await clientOf(target).createPendingImpression("contract-offer", { id }), true);
    },
  },
  {
    name: "GET /params answers a list of keys",
    async run(target) {
      const params = await clientOf(target).params();
      assert.ok(params.every(({ key }) => key !== ""));
    },
  },
  {
    name: "the e-mail lookups answer a result, and no address for an id that nobody was given",
    async run({ fetch, baseUrl }) {
      for (const path of [
        "/postup/recip/1/email?siteId=1",
        "/sessions/I999zzzzzzzzzzzz/email",
        "/get-response/contacts/1/email",
      ]) {
        const response = await fetch(baseUrl + path, { headers: { accept: "application/json" } });
        const answer = (await response.json()) as { result: string; email: string };
        assert.equal(answer.result, "Error", path);
        assert.ok(!answer.email, path);
      }
    },
  },
  {
    name: "POST /facebookconversions/{product}/event answers the lead's e-mail",
    async run(target) {
      const client = clientOf(target);
      const lead = await newLead(client);
      const eventId = `contract-${Math.random().toString(36).slice(2)}`;
      const event = { eventName: "Lead", eventId, userEmail: lead.email };
      assert.deepEqual(await client.createConversion(target.product, event, lead), { userEmail: lead.email });
    },
  },
];
