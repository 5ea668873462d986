import { expect, test, vi } from "vitest";
import { markHeaders } from "../../../contracts/member-paths.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings, type SiteSettings } from "../../settings.ts";
import { anonymous, identityStore } from "../identity/identity-store.ts";
import { localDate } from "../member-data/member-day.ts";
import { mergeSavedAnswers } from "./member-answers.ts";
import { changeAnswers, clearAnswers, noAnswers, readAnswers } from "./saved-answers.ts";

const guid = (n: number) => `0000000${n}-1111-4111-8111-111111111111`;

test("an answer given yesterday counts for yesterday when the reader signs in today", async () => {
  const sent: (Record<string, string> | undefined)[] = [];
  provideSettings(() => ({ siteName: "Wellspring", productName: "Wellspring" }) as SiteSettings);
  vi.stubGlobal("sessionStorage", storageOver(new Map()));
  vi.stubGlobal("localStorage", storageOver(new Map()));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    if (init?.method !== "POST") return Response.json([]);
    sent.push(Object.fromEntries(new Headers(init.headers)));
    return Response.json(given);
  });
  identityStore.setState({ known: true, person: { id: "eva", roles: [] }, token: "token" });
  const at = new Date(Date.now() - 86_400_000);
  const given = { triviaId: guid(1), questionId: guid(2), answerId: guid(3), isCorrect: true, order: 0 };
  changeAnswers(() => ({ responses: [{ ...given, at: at.toISOString() }], synced: false }));
  await mergeSavedAnswers();
  expect(sent).toMatchObject([
    {
      [markHeaders.localDate.toLowerCase()]: localDate(at),
      [markHeaders.doneAt.toLowerCase()]: at.toISOString(),
    },
  ]);
});

test("answers that arrive after logout are not stored for the next reader", async () => {
  const answer = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => answer.promise);
  provideSettings(() => ({ siteName: "Wellspring", productName: "Wellspring" }) as SiteSettings);
  vi.stubGlobal("sessionStorage", storageOver(new Map()));
  vi.stubGlobal("fetch", fetch);
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "token" });
  const given = { triviaId: guid(1), questionId: guid(2), answerId: guid(3), isCorrect: true, order: 1 };
  changeAnswers(() => ({ responses: [given], synced: false }));

  const merging = mergeSavedAnswers();
  identityStore.setState(anonymous);
  clearAnswers();
  answer.resolve(Response.json([{ ...given, questionId: guid(4) }]));
  await merging;
  expect(readAnswers()).toEqual(noAnswers);
  expect(fetch).toHaveBeenCalledOnce();
});
