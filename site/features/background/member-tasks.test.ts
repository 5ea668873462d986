import { expect, test, vi } from "vitest";
import { memberPaths } from "../../../contracts/member-paths.ts";
import { eventually } from "../../../tests/support/eventually.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings, type SiteSettings } from "../../settings.ts";
import { anonymous, identityStore } from "../identity/identity-store.ts";
import { useTopics } from "../topics/topics-store.ts";
import { changeAnswers, noAnswers, readAnswers } from "../trivia/saved-answers.ts";
import { startMemberTasks } from "./member-tasks.ts";

const signIn = (id: string) =>
  identityStore.setState({ known: true, person: { id, roles: [] }, token: `token of ${id}` });

test("member tasks start for the member signed in when they load, with nothing of an earlier member", async () => {
  const requests: string[] = [];
  const at = (path: string) => requests.filter((address) => address.includes(path)).length;
  provideSettings(() => ({ siteName: "Wellspring", productName: "Wellspring" }) as SiteSettings);
  vi.stubGlobal("localStorage", storageOver(new Map([["signed-in", "1"]])));
  vi.stubGlobal("sessionStorage", storageOver(new Map()));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, querySelector: () => null });
  vi.stubGlobal("fetch", async (path: string) => {
    requests.push(path);
    return Response.json([]);
  });

  signIn("ana");
  startMemberTasks();
  // Another tab has signed out before the code was there.
  identityStore.setState(anonymous);
  await import("./start-member.ts");
  await vi.dynamicImportSettled();
  expect(requests).toEqual([]);
  expect(useTopics.getState().failed).toBeFalsy();

  signIn("ana");
  await eventually(() => expect(at(memberPaths.topics)).toBe(1));
  const given = { triviaId: "t", questionId: "q", answerId: "a", isCorrect: true, order: 1 };
  changeAnswers(() => ({ responses: [given], synced: true }));
  identityStore.setState(anonymous);
  signIn("ana");
  expect(readAnswers().responses).toEqual([given]);
  identityStore.setState(anonymous);
  signIn("ben");
  await eventually(() => expect(readAnswers()).toEqual(noAnswers));
});
