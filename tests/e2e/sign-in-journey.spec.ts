import { expect, expectAxeClean, test } from "./fixtures.ts";
import { header, inLanguages, newAddress, register, signIn } from "./sign-in-steps.ts";

for (const [language, words] of Object.entries(inLanguages)) {
  test(`${language}: register → mail → verify → sign in → welcome → reload stays signed in → sign out → message`, async ({
    page,
  }) => {
    const address = newAddress();
    await register(page, words, address);
    const from = words.home === "/" ? "/search?q=grace" : "/es/search?q=gracia";
    await signIn(page, words, address, from);

    await page.reload();
    await expect(header(page).getByLabel(words.account)).toBeVisible();
    await expect(page.getByText(words.welcome)).toBeHidden();

    const another = await page.context().newPage();
    await another.goto(words.home);
    await expect(header(another).getByLabel(words.account)).toBeVisible();

    await header(page).getByLabel(words.account).click();
    await expect(page.getByText(address)).toBeVisible();
    await expectAxeClean(page);
    await page.getByRole("button", { name: words.signOut }).click();
    await expect(page.getByText(words.goodbye)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === words.home && url.search === "");
    await expect(header(page).getByRole("link", { name: words.signIn })).toBeVisible();
    // The other tab follows, and nothing signs in again.
    await expect(header(another).getByRole("link", { name: words.signIn })).toBeVisible();
    await another.reload();
    await expect(header(another).getByRole("link", { name: words.signIn })).toBeVisible();
    expect(await another.evaluate(() => localStorage.getItem("signed-in"))).toBeNull();
  });
}
