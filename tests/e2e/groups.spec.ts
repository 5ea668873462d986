import type { Browser, Locator } from "@playwright/test";
import { operatorRole } from "../../contracts/roles.ts";
import { expect, expectAxeClean, newClientAddress, open, type Page, pageReady, test } from "./fixtures.ts";
import { signedIn } from "./members.ts";
import { inLanguages, linkInMail, newAddress, password } from "./sign-in-steps.ts";

const plan = "/growth-plans/still-waters";
const lesson = `${plan}/1-be-still`;

/** Somebody else at a machine of their own. */
async function another(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({
    locale,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { "x-forwarded-for": newClientAddress() },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const refused = { version: 2, at: "", measurement: false, marketing: false };
    if (location.protocol.startsWith("http")) localStorage.setItem("consent", JSON.stringify(refused));
    addEventListener("page:ready", (event) => {
      document.documentElement.dataset.pageReady = (event as CustomEvent<{ path: string }>).detail.path;
    });
  });
  return page;
}

/** From the invitation through sign-up and the mail's link back to it. */
async function signUp(page: Page, back: Locator): Promise<void> {
  const labels = inLanguages.es;
  const address = newAddress();
  await page.getByRole("button", { name: "Crear una cuenta gratis" }).click();
  await page.waitForURL((url) => url.pathname.endsWith("/account/register"));
  await pageReady(page);
  await page.getByLabel(labels.firstName).fill("Benito");
  await page.getByLabel(labels.email).fill(address);
  await page.getByLabel(labels.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: labels.create }).click();
  await expect(page.getByRole("heading", { level: 1, name: labels.mailbox })).toBeVisible();
  await page.goto(await linkInMail(page.request, address));
  await page.getByRole("button", { name: labels.confirm }).click();
  await expect(back).toBeVisible();
}

test("a plan with others: invite by link → sign up from it → who has read today, only if chosen → note → report → hidden → operator removes → leave", async ({
  page: ana,
  browser,
}) => {
  test.slow();
  await signedIn(ana, { firstName: "Ana" });
  await open(ana, plan);
  await ana.getByRole("button", { name: "Subscribe", exact: true }).click();
  await ana.getByRole("button", { name: "Read it with others" }).click();
  const dialog = ana.getByRole("dialog");
  await expect(dialog.getByLabel("Your name in the group")).toHaveValue("Ana");
  await expect(dialog.getByLabel("Show that I have read today")).not.toBeChecked();
  await dialog.getByLabel("Name of the group").fill("Neighbors");
  await dialog.getByRole("button", { name: "Start the group" }).click();
  const link = dialog.getByText(/\/together#/);
  await expect(link).toBeVisible();
  await expectAxeClean(ana, "[role=dialog]");
  const address = (await link.textContent())!;
  await dialog.getByRole("button", { name: "Done" }).click();

  // The link opens in the visitor's own language, and its token is in no address from then on.
  const benito = await another(browser, "es-MX");
  await benito.goto(address);
  const invited = benito.getByRole("heading", {
    level: 1,
    name: "Ana quiere leer «Aguas tranquilas» contigo",
  });
  await expect(invited).toBeVisible();
  await expect(benito).toHaveURL(/\/es\/together$/);
  await signUp(benito, invited);
  await expect(benito.getByLabel("Tu nombre en el grupo")).toHaveValue("Benito");
  await benito.getByLabel("Tu nombre en el grupo").fill("Beni");
  await benito.getByLabel("Mostrar que hoy ya leí").check();
  await expectAxeClean(benito);
  await benito.getByRole("button", { name: "Unirme al grupo" }).click();
  await expect(benito.getByRole("heading", { level: 2, name: "Leer juntos" })).toBeVisible();
  await expect(benito.getByRole("button", { name: "Suscripción activa", pressed: true })).toBeVisible();

  const planEs = benito.url();

  // Both read; only Beni chose to show it.
  await benito.getByRole("link", { name: "Comenzar" }).click();
  await benito.waitForURL(/\/1-/);
  const enLeccion = new URL(benito.url()).pathname;
  await benito.getByRole("button", { name: "Marcar la lección como completada" }).click();
  await expect(benito.getByText("Ya leyeron hoy: Beni.")).toBeVisible();
  await open(ana, lesson);
  await ana.getByRole("button", { name: "Mark this lesson complete" }).click();
  await expect(ana.getByRole("button", { name: "Lesson complete", pressed: true })).toBeVisible();
  await expect(ana.getByText("Read today: Beni.")).toBeVisible();

  // A name that would mislead is refused in words; one that hurts is hidden at once, until an operator decides.
  await open(ana, plan);
  const rename = async (name: string) => {
    await benito.getByRole("button", { name: "Lo que ven de mí" }).click();
    await benito.getByLabel("Tu nombre en el grupo").fill(name);
    await benito.getByRole("button", { name: "Guardar" }).click();
  };
  await open(benito, new URL(planEs).pathname);
  await rename("ＡＮＡ");
  await expect(benito.getByRole("alert").getByText("este ya está en uso")).toBeVisible();
  await benito.getByLabel("Tu nombre en el grupo").fill("visita example.com");
  await benito.getByRole("button", { name: "Guardar" }).click();
  await expect(benito.getByRole("alert").getByText("no llevar enlaces ni direcciones")).toBeVisible();
  await benito.getByLabel("Tu nombre en el grupo").press("Escape");
  await ana.getByRole("button", { name: "Report the name Beni" }).click();
  await expectAxeClean(ana);
  await ana.getByRole("button", { name: "Report", exact: true }).click();
  await expect(ana.getByText("The name is hidden")).toBeVisible();
  await expect(ana.getByText("Beni", { exact: true })).toHaveCount(0);
  await expect(ana.getByText("Someone", { exact: true })).toBeVisible();
  await benito.reload();
  await expect(benito.getByText("Alguien denunció tu nombre.")).toBeVisible();
  const operator = await another(browser, "en-US");
  await signedIn(operator, { firstName: "Olga", roles: [operatorRole] });
  await open(operator, "/operator");
  const reportedName = operator
    .getByRole("listitem")
    .filter({ hasText: "A name in “Neighbors”, Still waters" });
  await expect(reportedName).toContainText("Beni");
  await expect(reportedName.getByRole("button", { name: "Take the name away" })).toBeVisible();
  await reportedName.getByRole("button", { name: "Show it again" }).click();
  await expect(reportedName).toHaveCount(0);
  await open(benito, enLeccion);

  // A note is shown as text; reported it is hidden at once for all but its writer.
  const words = `<b>No tan bueno</b> https://example.com/${"superextraordinario".repeat(6)}`;
  await benito.getByLabel("Una nota breve para el grupo").fill(words);
  await benito.getByRole("button", { name: "Publicar la nota" }).click();
  await expect(benito.getByText("pendiente de envío")).toHaveCount(0);
  await expect(benito.getByText(words)).toBeVisible();
  // However long a word is, the page is as wide as the phone.
  expect(await benito.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await open(ana, lesson);
  const note = ana.getByText(words);
  await expect(note).toBeVisible();
  await expect(ana.getByText("Read today: Beni.")).toBeVisible();
  await expectAxeClean(ana);
  await ana.getByRole("button", { name: "Report the note by Beni" }).click();
  await ana.getByRole("button", { name: "Report", exact: true }).click();
  await expect(ana.getByText("The note is hidden")).toBeVisible();
  await expect(note).toHaveCount(0);
  await open(benito, enLeccion);
  await expect(benito.getByText("Alguien denunció esta nota.")).toBeVisible();

  await open(operator, "/operator");
  const reported = operator.getByRole("listitem").filter({ hasText: words });
  await expect(reported).toContainText("Beni, in “Neighbors”, Still waters");
  await expect(reported).toContainText("Reported by Ana");
  await expectAxeClean(operator);
  expect(await operator.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await reported.getByLabel("The writer may write no more notes").check();
  // Tapped twice it is decided once: the second time it would be unknown, and said not to be saved.
  const decisions: string[] = [];
  operator.on("request", (request) => request.method() === "POST" && decisions.push(request.url()));
  await reported.getByRole("button", { name: "Remove it" }).dblclick();
  await expect(reported).toHaveCount(0);
  expect(decisions.filter((url) => url.includes("/groups/reports/"))).toHaveLength(1);

  await open(benito, enLeccion);
  await expect(benito.getByText("Esta nota se retiró porque fue denunciada.")).toBeVisible();
  await expect(benito.getByText("ya no puedes escribir notas")).toBeVisible();
  await expect(benito.getByText(words)).toHaveCount(0);

  // Each can leave at any time, and finds the group beside the plans of the profile until then.
  await open(benito, "/es/my-profile#plans");
  await benito.getByRole("link", { name: /Neighbors/ }).click();
  await benito.getByRole("button", { name: "Salir del grupo" }).click();
  await benito.getByRole("button", { name: "Salir", exact: true }).click();
  await expect(benito.getByText("Saliste del grupo")).toBeVisible();
  await open(ana, plan);
  await expect(ana.getByRole("heading", { level: 3, name: "Neighbors" })).toBeVisible();
  await expect(ana.getByText("Beni", { exact: true })).toHaveCount(0);
});
