import { expect, expectAxeClean, open, test } from "./fixtures.ts";
import { forgetHere, pressed, signOut, unpressed } from "./growth-steps.ts";
import { newMember } from "./members.ts";
import { inLanguages } from "./sign-in-steps.ts";
import { languagesInTurn } from "./turn.ts";

const inLanguage = {
  "en-US": {
    path: "/study-guides/ruth/1-leaving-bethlehem",
    index: "/study-guides",
    account: "Create Your Account",
    lists: ["Verse of the Day", "Growth Plans", "Daily Devotionals", "Already a member?"],
    toSignIn: "Sign in to your account.",
    welcome: "Welcome to the study guides",
    steps: [
      "Select a book of the Bible",
      "Scroll to explore",
      "Reflect on insights",
      "Complete suggested actions",
    ],
    start: "Get Started",
    mark: "Mark as done",
    done: "Done",
    add: "Write a private note",
    note: "Your private note",
    saved: "Saved",
  },
  es: {
    path: "/es/study-guides/rut/1-la-salida-de-belen",
    index: "/es/study-guides",
    account: "Crea tu cuenta",
    lists: ["Versículo del día", "Planes de crecimiento", "Devocionales diarios", "¿Ya eres miembro?"],
    toSignIn: "Inicia sesión en tu cuenta.",
    welcome: "Te damos la bienvenida a las guías de estudio",
    steps: [
      "Elige un libro de la Biblia",
      "Desplázate para explorar",
      "Reflexiona sobre lo que descubres",
      "Completa las acciones sugeridas",
    ],
    start: "Comenzar",
    mark: "Marcar como hecho",
    done: "Hecho",
    add: "Escribir una nota privada",
    note: "Tu nota privada",
    saved: "Guardado",
  },
};

for (const language of languagesInTurn("study guides")) {
  const labels = inLanguage[language];

  test(`study guides, signed out, in and out again: their own login dialog, sections, notes and the welcome (${language})`, async ({
    page,
  }) => {
    await newMember(page.request, { locale: language });
    const account = page.getByRole("dialog", { name: labels.account });

    await test.step("the alternative login dialog leads to sign-in, and the section is marked on return", async () => {
      await open(page, labels.path);
      await page.getByRole("button", { name: labels.mark }).first().click();
      for (const line of labels.lists) await expect(account).toContainText(line);
      await account.getByRole("button", { name: labels.toSignIn }).click();
      await expect(page.getByText(inLanguages[language].welcome)).toBeVisible();
      await expect(page).toHaveURL(({ pathname }) => pathname === labels.path);
      await pressed(page, labels.done);
    });

    await test.step("a private note is saved, and the account alone restores both", async () => {
      await page.getByRole("button", { name: labels.add }).first().click();
      const note = page.getByLabel(labels.note);
      await note.fill("Not alone");
      await note.blur();
      // After an immediate return the note can be continued.
      await note.press("Control+End");
      await page.keyboard.type(" on the road.");
      await expect(page.getByText(labels.saved, { exact: true })).toBeVisible();
      await forgetHere(page);
      await page.reload();
      await expect(note).toHaveValue("Not alone on the road.");
      await pressed(page, labels.done);
      await expectAxeClean(page);
    });

    await test.step("a section: complete to incomplete", async () => {
      await page.getByRole("button", { name: labels.done, pressed: true }).click();
      await expect(page.getByRole("button", { name: labels.done, pressed: true })).toHaveCount(0);
    });

    await test.step("action=welcome:studyguides opens four steps that Get Started dismisses; other actions are ignored", async () => {
      await open(page, `${labels.index}?action=welcome:nothing`);
      await open(page, `${labels.index}?action=welcome:studyguides`);
      const dialog = page.getByRole("dialog", { name: labels.welcome });
      await expect(dialog.getByRole("listitem")).toHaveCount(4);
      for (const [index, step] of labels.steps.entries())
        await expect(dialog.getByRole("listitem").nth(index)).toContainText(step);
      await dialog.getByRole("button", { name: labels.start }).click();
      await expect(dialog).toHaveCount(0);
      expect(new URL(page.url()).search).toBe("");
    });

    await test.step("logout clears sections and notes; a note needs login", async () => {
      await signOut(page, language);
      await open(page, labels.path);
      await unpressed(page, labels.mark);
      await expect(page.getByLabel(labels.note)).toHaveCount(0);
      await page.getByRole("button", { name: labels.add }).first().click();
      await expect(account).toBeVisible();
    });
  });
}
