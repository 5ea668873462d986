import { type PopupName, popupNames } from "../../../contracts/popups.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";

/** What a popup says, as an editor wrote it: text, never markup. */
export interface PopupWords {
  title?: string;
  lead?: string;
  points: string[];
  button: string;
  question?: string;
  dismiss: string;
}

type AllWords = Partial<Record<PopupName, PopupWords>>;

/** A popup waits no longer for its words. */
const timeoutMs = 1000;

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;

function readWords(given: Record<string, unknown>): PopupWords | undefined {
  const [button, dismiss] = [textOf(given.button), textOf(given.dismiss)];
  if (!button || !dismiss) return undefined;
  const optional = { title: given.title, lead: given.lead, question: given.question };
  const points = (textOf(given.points) ?? "").split("\n").map((line) => line.trim());
  return {
    ...Object.fromEntries(
      Object.entries(optional).flatMap(([key, value]) => (textOf(value) ? [[key, textOf(value)]] : [])),
    ),
    points: points.filter(Boolean),
    button,
    dismiss,
  };
}

async function fetchWords(): Promise<AllWords> {
  const query = new URLSearchParams({ filter: "contentType:popup", take: "50", locale: getLocale() });
  const answer = await fetch(`/umbraco/delivery/api/v2/content?${query}`, {
    headers: { "accept-language": getLocale() },
  });
  if (!answer.ok) throw new Error(`The content service answered ${answer.status}.`);
  const { items } = (await answer.json()) as { items: { properties: Record<string, unknown> }[] };
  const all: AllWords = {};
  for (const { properties } of items) {
    const name = popupNames.find((known) => known === properties.place);
    const words = readWords(properties);
    if (name && words) all[name] ??= words;
  }
  return all;
}

let loading: Promise<AllWords> | undefined;

/** Fetched once a page, when a popup is due; without them, or when they are slow, it says what the messages say. */
export async function loadPopupWords(name: PopupName): Promise<PopupWords | undefined> {
  loading ??= fetchWords().catch((error: unknown) => {
    console.warn("The words of the popups could not be loaded.", error);
    loading = undefined;
    return {};
  });
  const late = new Promise<AllWords>((resolve) => setTimeout(() => resolve({}), timeoutMs));
  return (await Promise.race([loading, late]))[name];
}
