import { consentsPath, type PrivacyChoices } from "../../../contracts/consents.ts";
import { leadTokenHeader } from "../../../contracts/lead-fields.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { personalKeys } from "../../personal-storage.ts";
import { type Consent, giveConsent, nothingOptional, storedConsent } from "../consent/consent.ts";
import { identityStore } from "../identity/identity-store.ts";
import { memberFetch } from "../identity/member-fetch.ts";
import { storedLead } from "./lead-store.ts";

/** In session storage: whose decision, and which, was sent in this visit. */
const sentKey = personalKeys.consentSent;

/** The visitor's decision, else the browser's signal (Global Privacy Control). */
function decision(): PrivacyChoices {
  const stored = storedConsent();
  const locale = stored?.locale === "es" || stored?.locale === "en-US" ? stored.locale : getLocale();
  if (!stored) return { ...nothingOptional, at: new Date().toISOString(), place: "privacy-control", locale };
  const { measurement, marketing, at, place = "note" } = stored;
  return { measurement, marketing, at, place, locale };
}

/** The member by token, else this browser's lead, else undefined. */
function sender(): { who: string; send: typeof memberFetch } | undefined {
  const { person } = identityStore.getState();
  if (person) return { who: person.id, send: memberFetch };
  const lead = storedLead();
  const token = lead?.token;
  if (!token) return undefined;
  return {
    who: String(lead.id),
    send: (path, init = {}) =>
      fetch(path, { ...init, headers: { ...init.headers, [leadTokenHeader]: token } }),
  };
}

async function postChoices(send: typeof memberFetch, choices: PrivacyChoices): Promise<Consent> {
  const answer = await send(`${consentsPath}/privacy-choices`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(choices),
  });
  if (!answer.ok) throw new Error(`The consents service answered ${answer.status}.`);
  const held: Partial<Consent> = await answer.json();
  return { measurement: held.measurement === true, marketing: held.marketing === true };
}

/** Sends the decision once per visit; consent revoked in another place since then ends here too. */
export async function sendDecision(): Promise<void> {
  const choices = decision();
  const found = sender();
  const mark = `${found?.who} ${choices.place === "privacy-control" ? choices.place : choices.at}`;
  if (!found || sessionStorage.getItem(sentKey) === mark) return;
  sessionStorage.setItem(sentKey, mark);
  const holds = await postChoices(found.send, choices).catch((error: unknown) => {
    sessionStorage.removeItem(sentKey);
    throw error;
  });
  const ended = (choices.measurement && !holds.measurement) || (choices.marketing && !holds.marketing);
  // A newer decision is sent separately; this older response must not end it, nor another person's.
  const stands = storedConsent()?.at === choices.at && sender()?.who === found.who;
  if (ended && stands) giveConsent(holds, choices.place);
}
