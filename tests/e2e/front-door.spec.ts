import { afterTasks, expect, expectAxeClean, newClientAddress, open, pageReady, test } from "./fixtures.ts";
import { newMember } from "./members.ts";
import { atLogin, linkInMail, newAddress, password } from "./sign-in-steps.ts";

test.use({ viewport: { width: 360, height: 640 } });

test("sign-up finishes what was begun (the tapped 'Subscribe' too), names the address it wrote to, lets one read on meanwhile, and signs in by the mail's link; topics and the morning are two taps", async ({
  page,
  context,
}) => {
  const address = newAddress();
  await open(page, "/");
  await page.getByLabel("Menu").click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Plans" }).click();
  await page.waitForURL("**/growth-plans");
  const card = page.getByRole("main").locator('a[href^="/growth-plans/"]:not([href*="/topic"])').first();
  const plan = (await card.getAttribute("href"))!;
  await card.click();
  await page.waitForURL(`**${plan}`);
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Create an account" }).click();
  await page.waitForURL("**/account/register");
  await pageReady(page);
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("E-mail address").fill(address);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create an account" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Check your inbox" })).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send it again in \d+ seconds$/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.getByRole("link", { name: "Read on meanwhile" }).click();
  await expect(page).toHaveURL(plan);

  const tab = await context.newPage();
  await tab.goto(await linkInMail(page.request, address));
  await tab.getByRole("button", { name: "Confirm my address" }).click();
  const welcome = tab.getByRole("dialog", { name: "Good to have you here" });
  await expect(welcome).toBeVisible();
  await expect(tab).toHaveURL(plan);
  await welcome.getByRole("button", { name: "Hope" }).click();
  await expect(welcome.getByRole("button", { name: "Hope" })).toHaveAttribute("aria-pressed", "true");
  await expectAxeClean(tab);
  await welcome.getByRole("button", { name: "Yes, please" }).click();
  await expect(tab.getByText("Your choices are saved.")).toBeVisible();
  await expect(welcome).toBeHidden();
  await expect(tab.getByRole("button", { name: "Subscribed" })).toBeVisible();
  // The tab that was left for the mail is signed in, too.
  await expect(page.getByRole("button", { name: "Subscribed" })).toBeVisible();
  await tab.reload();
  await expect(tab.getByRole("button", { name: "Subscribed" })).toBeVisible();
  await expect(tab).toHaveURL(plan);
});

test("the tab that waits for the mail goes on where it began once the link was opened in another, and Back from 'Wrong address?' still says where the mail went", {
  tag: "@whole",
}, async ({ page, context }) => {
  const address = newAddress();
  await open(page, "/es/growth-plans/aguas-tranquilas");
  await page.getByRole("button", { name: "Suscribirme", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Crear una cuenta" }).click();
  await page.waitForURL("**/account/register");
  await pageReady(page);
  await page.getByLabel("Nombre", { exact: true }).fill("Luz");
  await page.getByLabel("Correo electrónico").fill(address);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Crear una cuenta" }).click();
  await expect(page.getByText(address)).toBeVisible();
  await page.getByRole("link", { name: "¿Correo equivocado?" }).click();
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(address);
  await page.goBack();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Enviar de nuevo/ })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto(await linkInMail(page.request, address));
  await tab.getByRole("main").getByRole("button").first().click();
  await expect(page.getByRole("status").filter({ hasText: "Ya has iniciado sesión" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Seguir leyendo mientras tanto" }).click();
  await expect(page).toHaveURL("/es/growth-plans/aguas-tranquilas");
});

test.describe("where nobody has answered the question of consent", () => {
  test.use({ hasRefused: false });

  test("whoever asks for a link with empty fields is asked for the address, and not told of an error", {
    tag: "@whole",
  }, async ({ page }) => {
    await open(page, "/");
    await page.getByLabel("Menu").click();
    await page.getByRole("link", { name: "Sign in" }).click();
    await atLogin(page);
    // Nothing lies over the buttons of a form for a while that any reader needs.
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(500);
    await expect(page.locator("[data-consent]")).toHaveCount(0);
    await page.getByRole("button", { name: "E-mail me a link" }).click();
    await page.waitForURL("**/account/email-link");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByLabel("E-mail address").fill("nobody@example.org");
    await page.getByRole("button", { name: "E-mail me a link" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Check your inbox" })).toBeVisible();
  });
});

test("a link by e-mail signs in, in Spanish: opened in another browser it says as whom and asks for the code of the first", {
  tag: "@whole",
}, async ({ page, browser, playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { "x-forwarded-for": newClientAddress() },
  });
  const { address } = await newMember(elsewhere, { locale: "es" });
  await elsewhere.dispose();
  await open(page, "/es");
  await page.getByLabel("Menú").click();
  await page.getByRole("link", { name: "Iniciar sesión" }).click();
  await atLogin(page);
  await page.getByLabel("Correo electrónico").fill(address);
  await page.getByRole("button", { name: "Envíame un enlace por correo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Revisa tu bandeja de entrada" })).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  const code = (await page.getByText(/^\d{3} \d{3}$/).textContent())!;
  await expectAxeClean(page);

  const mailApp = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const opened = await mailApp.newPage();
  await opened.goto(await linkInMail(page.request, address, "sign-in-link"));
  await expect(opened.getByText(`Vas a entrar como ${address}`)).toBeVisible();
  await opened.getByLabel("Código").fill("000 000");
  await opened.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(opened.getByRole("alert")).toContainText("Ese no es el código");
  await opened.getByLabel("Código").fill(code);
  await opened.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(opened.getByText("¡Te damos la bienvenida, Ana!")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("signed-in"))).toBeNull();
  await mailApp.close();
});

for (const [path, action] of [
  ["/landing/p", "Go Premium"],
  ["/landing/f", "Send me the verse"],
] as const)
  test(`${path} has its action on the first screen`, { tag: "@whole" }, async ({ page }) => {
    for (const viewport of [
      { width: 360, height: 640 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      await expect(page.getByRole("button", { name: action })).toBeInViewport({ ratio: 1 });
    }
  });

test("the phone's menu has everything the desk has, closes with Escape and gives the focus back", {
  tag: "@whole",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, "/faq");
  const names = (links: string[]) => [...new Set(links.map((text) => text.trim()).filter(Boolean))];
  const desk = names([
    ...(await page.getByRole("banner").getByRole("link").allTextContents()),
    ...(await page.getByRole("contentinfo").getByRole("navigation").getByRole("link").allTextContents()),
  ]);
  await page.setViewportSize({ width: 360, height: 640 });
  await afterTasks(page);
  const menu = page.getByLabel("Menu");
  await menu.click();
  const phone = names(await page.getByRole("banner").getByRole("link").allTextContents());
  expect(desk.filter((name) => !phone.includes(name))).toEqual([]);
  await expect(page.getByRole("banner").getByRole("button", { name: /dark|light/i })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(page.getByRole("navigation", { name: "More pages" })).toBeHidden();
  // The questions come first, and an address opens its answer.
  await page.goto("/faq#do-i-need-an-account");
  await expect(page.getByText("Not for the daily pages, the Bible")).toBeInViewport();
});
