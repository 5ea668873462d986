import { expect, expectAxeClean, failedResource, open, type Page, test } from "./fixtures.ts";

/** Opened by name, as any part of the site opens it. */
async function openByName(page: Page, name: string): Promise<void> {
  await page.evaluate((detail) => dispatchEvent(new CustomEvent("dialog:open", { detail })), {
    name,
    props: {},
  });
}

async function openOffer(page: Page, slug: string): Promise<void> {
  await page.evaluate((offer) => {
    const link = Object.assign(document.createElement("a"), { href: "#" });
    link.dataset.offer = offer;
    document.body.append(link);
    link.click();
    link.remove();
  }, slug);
}

interface Sample {
  open(page: Page): Promise<void>;
  size: string;
  says: string[];
}
const named = (name: string, size: string, says: string[]): Sample => ({
  open: (page) => openByName(page, name),
  size,
  says,
});
const offered = (slug: string, size: string, says: string[]): Sample => ({
  open: (page) => openOffer(page, slug),
  size,
  says,
});

const english: Sample[] = [
  named("checkoutSignUp", "narrow", ["Thanks for becoming a premium member!", "Login", "Sign Up"]),
  named("studyGuideLogin", "narrow", [
    "Create Your Account",
    "Verse of the Day",
    "Growth Plans",
    "Daily Devotionals",
    "Already a member? Sign in to your account.",
  ]),
  named("freeAccount", "narrow", ["Get a FREE Account", "Create Your Account", "Sign in to your account"]),
  named("premiumWelcome", "narrow", [
    "Thanks for becoming a premium member!",
    "Your account has been updated and you are all set.",
    "Get Started",
  ]),
  offered("premium_verse_offer_premium_landing", "fullscreen", [
    "Three Year",
    "Annual",
    "Most Popular",
    "Monthly",
    "Save 34%",
    "$39.99",
    "Go Premium",
    "*Limited-time offer",
  ]),
  offered("study_guide_offer", "wide", [
    "Unlock Unlimited Access to Bible Study Guides",
    "Yes, I want unlimited access!",
    "No, thanks. I don't want more features.",
  ]),
  offered("study_guide_trial_offer", "narrow", ["start your 7-day free trial", "then $4.99 a month"]),
  offered("premium_checklist_offer", "wide", ["Premium", "Free", "Start my Free Trial Now"]),
  offered("spiritual_journey_offer", "extraWide", ["Morning", "Midday", "Evening", "Weekend", "Lifetime"]),
  offered("standard_premium_offer", "narrow", ["Wellspring Premium", "Go Premium"]),
];

const spanish: Sample[] = [
  named("freeAccount", "narrow", ["Abre una cuenta GRATIS", "Crea tu cuenta", "Inicia sesión en tu cuenta"]),
  named("checkoutSignUp", "narrow", [
    "¡Gracias por hacerte miembro premium!",
    "Iniciar sesión",
    "Crear cuenta",
  ]),
  offered("premium_verse_offer_premium_landing", "fullscreen", [
    "Más popular",
    "Ahorra 34 %",
    "Hazte premium",
  ]),
  offered("premium_checklist_offer", "wide", ["Gratis", "Empezar ahora mi prueba gratuita"]),
];

/** Words as written, the size as written, nothing behind it scrolls, Escape closes it and the focus goes back. */
async function expectDialog(page: Page, sample: Sample): Promise<void> {
  await sample.open(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAttribute("data-size", sample.size);
  for (const words of sample.says) await expect(dialog).toContainText(words);
  await expect(dialog).toHaveAccessibleName(/\S/);
  await expect(dialog).toBeFocused();
  await expectAxeClean(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Share|Compartir/ }).first()).toBeFocused();
}

/** The visit's own part is there once an offer can be asked for. */
async function openWithVisit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(async () => {
    await openByName(page, "premiumWelcome");
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /Share|Compartir/ })
    .first()
    .focus();
}

for (const [path, scheme, samples] of [
  ["/articles/learning-to-wait", "light", english],
  ["/es/articles/aprender-a-esperar", "dark", spanish],
] as const)
  test(`every dialog by its name on ${path}: its words, its size, keyboard and screen reader right`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await openWithVisit(page, path);
    for (const sample of samples) await expectDialog(page, sample);
  });

test("on a phone the full-page offer begins at its top; dismissing clears what was chosen; checkout that cannot start says so", async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithVisit(page, "/articles/learning-to-wait");
  await openOffer(page, "premium_verse_offer_premium_landing");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeInViewport();
  await expect(page.getByRole("radio", { name: "Annual" })).toBeChecked();
  await page.getByRole("button", { name: "Not now" }).click();
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /offer|payment/.test(key)));
  expect(await stored()).toEqual([]);

  faults.expect(failedResource);
  await page.route("**/stripe/checkout/sessions", (route) => route.fulfill({ status: 502, json: {} }));
  await openOffer(page, "premium_verse_offer_premium_landing");
  await page.getByRole("button", { name: "Go Premium" }).click();
  await expect(page.getByText("Something went wrong").first()).toBeVisible();
  await expect(page.getByText("Please try again or contact support.").first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
