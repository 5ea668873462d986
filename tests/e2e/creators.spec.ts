import { memberPaths } from "../../contracts/member-paths.ts";
import { expect, open, test } from "./fixtures.ts";
import { held, pressed, signInByDialog, signOut, unpressed } from "./growth-steps.ts";
import { newMember } from "./members.ts";
import { header, inLanguages } from "./sign-in-steps.ts";
import { languagesInTurn } from "./turn.ts";

const inLanguage = {
  "en-US": {
    path: "/contributors/prayer-desk",
    name: "Prayer Desk",
    follow: "Follow Prayer Desk",
    following: "Following Prayer Desk",
    why: "Sign in to follow contributors.",
    home: "/",
    verses: "/verses",
    latest: "New from those you follow",
    profile: "/my-profile#creators",
    badge: /^1 day\s+1 point$/,
    done: /Verse \(done\)/,
    streak: "Why is my streak 1 day?",
    because: /You did something on \w+ \d+\./,
  },
  es: {
    path: "/es/contributors/prayer-desk",
    name: "Equipo de Oración",
    follow: "Seguir a Equipo de Oración",
    following: "Siguiendo a Equipo de Oración",
    why: "Inicia sesión para seguir a quienes escriben aquí.",
    home: "/es",
    verses: "/es/verses",
    latest: "Lo nuevo de quienes sigues",
    profile: "/es/my-profile#creators",
    badge: /^1 día\s+1 punto$/,
    done: /Versículo \(hecho\)/,
    streak: "¿Por qué mi racha es de 1 día?",
    because: /Hiciste algo el \d+ de \w+\./,
  },
};

for (const language of languagesInTurn("creators")) {
  const labels = inLanguage[language];

  test(`creators are followed, their news shows at home and in my profile, and reading makes a streak (${language})`, async ({
    page,
  }) => {
    const member = await newMember(page.request, { locale: language });
    await open(page, labels.path);
    await page.getByRole("button", { name: labels.follow }).click();
    await signInByDialog(page, language, labels.why);
    await pressed(page, labels.following);

    await open(page, labels.verses);
    await expect(header(page).getByLabel(inLanguages[language].account)).toBeVisible();
    // It takes ten seconds before the page, as long as a verse takes to be read.
    await expect
      .poll(() => held<{ streak: number }>(page, member, memberPaths.streak), { timeout: 60_000 })
      .toMatchObject({ streak: 1 });

    await open(page, labels.home);
    await expect(page.getByRole("heading", { name: labels.latest })).toBeVisible();
    const badge = page.getByRole("main").getByRole("button", { name: labels.badge });
    await expect(badge).toBeVisible();
    await expect(page.getByRole("link", { name: labels.done })).toBeVisible();
    await badge.click();
    await expect(page.getByRole("dialog", { name: labels.streak })).toContainText(labels.because);

    await open(page, labels.profile);
    await expect(page.getByRole("heading", { name: labels.latest })).toBeVisible();
    const creator = page.getByRole("main").getByRole("link", { name: labels.name, exact: true });
    await expect(creator).toBeVisible();
    await creator.click();
    // The profile has such a button too, and is left only when the next page is there.
    await expect(page.getByRole("heading", { level: 1, name: labels.name })).toBeVisible();
    await page.getByRole("button", { name: labels.following }).click();
    await unpressed(page, labels.follow);
    await expect.poll(() => held(page, member, memberPaths.follows)).toEqual([]);
    await signOut(page, language);
  });
}
