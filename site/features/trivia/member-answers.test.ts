import { expect, test, vi } from "vitest";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings, type SiteSettings } from "../../settings.ts";
import { anonymous, identityStore } from "../identity/identity-store.ts";
import { mergeSavedAnswers } from "./member-answers.ts";
import { changeAnswers, clearAnswers, noAnswers, readAnswers } from "./saved-answers.ts";

const guid = (n: number) => `0000000${n}-1111-4111-8111-111111111111`;

test("answers that arrive after logout are not stored for the next reader", async () => {
  const answer = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => answer.promise);
  provideSettings(() => ({ siteName: "Wellspring" }) as SiteSettings);
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
