import { memberPaths } from "../../contracts/member-paths.ts";
import { expect, open, test } from "./fixtures.ts";
import { forgetHere, held, signOut } from "./growth-steps.ts";
import { newMember } from "./members.ts";
import { header, inLanguages } from "./sign-in-steps.ts";
import { languagesInTurn } from "./turn.ts";

const inLanguage = {
  "en-US": {
    path: "/trivia/1/12",
    next: "Next question",
    finish: "See how it went",
    question: (number: number) => `Question ${number} of 5`,
    result: /^Your result: \d of 5 right$/,
    again: "Play again",
  },
  es: {
    path: "/es/trivia/1/12",
    next: "Siguiente pregunta",
    finish: "Ver cómo te fue",
    question: (number: number) => `Pregunta ${number} de 5`,
    result: /^Tu resultado: \d de 5 correctas$/,
    again: "Jugar otra vez",
  },
};

for (const language of languagesInTurn("trivia")) {
  const labels = inLanguage[language];

  test(`trivia answers are kept while logged out, merged on login, restored later and cleared on logout (${language})`, async ({
    page,
  }) => {
    const member = await newMember(page.request, { locale: language });
    const next = page.getByRole("button", { name: labels.next });
    const result = page.getByRole("heading", { name: labels.result });
    const storedAnswers = () =>
      page.evaluate(() => sessionStorage.getItem("trivia-responses")) as Promise<string | null>;
    await open(page, labels.path);
    await page.keyboard.press("1");
    await next.click();
    await page.keyboard.press("2");
    await expect(next).toBeVisible();
    const before = JSON.parse((await storedAnswers())!) as {
      responses: { triviaId: string }[];
      synced: boolean;
    };
    expect(before).toMatchObject({ synced: false });
    expect(before.responses).toHaveLength(2);
    const path = memberPaths.triviaResponses(before.responses[0]!.triviaId);

    await page.evaluate(() => localStorage.setItem("signed-in", "1"));
    await page.reload();
    await expect(header(page).getByLabel(inLanguages[language].account)).toBeVisible();
    await expect.poll(() => held(page, member, path)).toHaveLength(2);
    await expect.poll(storedAnswers).toContain('"synced":true');
    // Already answered here and restored: the third question is asked.
    await expect(page.getByText(labels.question(3)).first()).toBeAttached();
    for (let question = 3; question <= 5; question++) {
      await page.keyboard.press("1");
      await page.getByRole("button", { name: question === 5 ? labels.finish : labels.next }).click();
    }
    await expect(result).toBeVisible();
    await expect.poll(() => held(page, member, path)).toHaveLength(5);

    // Playing again changes no stored answers.
    const answers = await held(page, member, path);
    await page.getByRole("button", { name: labels.again }).click();
    await page.keyboard.press("4");
    await expect(next).toBeVisible();

    await forgetHere(page);
    await page.reload();
    await expect(result).toBeVisible();
    expect(await held(page, member, path)).toEqual(answers);

    await signOut(page, language);
    await open(page, labels.path);
    await expect(page.getByText(labels.question(1)).first()).toBeAttached();
  });
}
