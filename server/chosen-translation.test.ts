import { expect, test } from "vitest";
import type { Passage, Translation } from "../contracts/scripture.ts";
import type { ScriptureClient } from "../services/scripture/client.ts";
import { createChosenTranslation, readingIn } from "./chosen-translation.ts";

const translation = (id: string, language: string): Translation => ({
  id,
  name: id,
  abbreviation: id,
  language,
  direction: "ltr",
  license: "Public Domain",
});
const chosen = createChosenTranslation([
  translation("kjv", "en-US"),
  translation("web", "en-US"),
  translation("rv1909", "es"),
]);

test("the choice is one of the language's translations; the first is what everybody meets", () => {
  expect(chosen("/verses/2026/3/5", "a=b; bible-en-US=web")).toBe("web");
  expect(chosen("/verses/2026/3/5", undefined)).toBe(undefined);
  expect(chosen("/verses/2026/3/5", "bible-en-US=kjv")).toBe(undefined);
  expect(chosen("/verses/2026/3/5", "bible-en-US=made-up")).toBe(undefined);
  expect(chosen("/es/versiculos", "bible-en-US=web; bible-es=web")).toBe(undefined);
});

test("passages come from the chosen translation, or from the usual one where it has none of them", async () => {
  const requests: unknown[] = [];
  const passages = async (refs: readonly string[], language: string, id?: string) => {
    requests.push([refs, language, id]);
    if (refs[0] === "Tobit 1") throw Object.assign(new Error("not here"), { status: id ? 404 : 400 });
    return [{ translation: id, fallback: id === "web" && language === "es" }] as unknown as Passage[];
  };
  const reader = readingIn({ passages } as ScriptureClient, "web");
  const read = async (refs: string[], language: string, id?: string) =>
    (await reader.passages(refs, language, id))[0]!.translation;
  expect(await read(["John 3:16"], "en-US")).toBe("web");
  expect(await read(["John 3:16"], "en-US", "kjv")).toBe("kjv");
  expect(await read(["John 3:16"], "es")).toBe(undefined);
  await expect(read(["Tobit 1"], "en-US")).rejects.toMatchObject({ status: 400 });
  expect(requests.at(-1)).toEqual([["Tobit 1"], "en-US", undefined]);
});
