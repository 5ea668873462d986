import type { APIRequestContext } from "@playwright/test";
import { premiumRole } from "../../../contracts/site.ts";
import { afterTasks, expect, expectAxeClean, open, resetClock, setClock, test } from "../fixtures.ts";
import { signedIn } from "../members.ts";
import { languagesInTurn } from "../turn.ts";

test.describe.configure({ mode: "serial" });
test.afterEach(({ request }) => resetClock(request));

/** A Monday; the browser is in New York. */
const monday = "2027-01-04T17:00:00Z";
const tuesdayAtSeven = "2027-01-05T12:00:05Z";

const languages = {
  "en-US": {
    guide: "/study-guides/ruth",
    index: "/study-guides",
    lesson: "/study-guides/ruth/1-leaving-bethlehem",
    set: "Set reminders",
    withPremium: "Set reminders with Premium",
    offer: "Unlock Unlimited Access to Bible Study Guides",
    promise: "Reminders by e-mail on the days you choose",
    rhythm: "A schedule for “Ruth: loyal love in a lean year”",
    tuesday: "Tuesday",
    remind: "Remind me by e-mail",
    save: "Save",
    saved: "Your schedule is saved",
    calendar: "Make a private address",
    address: "Address of your calendar",
    begin: "Begin",
    goOn: "Continue: lesson 1",
    mark: "Mark as done",
    progress: "1 of 16 sections done",
    inLesson: "1 of 4 sections done",
    leftOff: "Where you left off",
    subject: "Ruth: loyal love in a lean year: lesson 1 is ready when you are",
    greeting: "Hello Ana,",
    question: "Turn off the reminders for this study guide?",
    turnOff: "Turn off reminders",
    off: "The reminders are off.",
  },
  es: {
    guide: "/es/study-guides/rut",
    index: "/es/study-guides",
    lesson: "/es/study-guides/rut/1-la-salida-de-belen",
    set: "Poner recordatorios",
    withPremium: "Poner recordatorios con Premium",
    offer: "Abre todas las guías de estudio bíblico sin límite",
    promise: "Recordatorios por correo los días que elijas",
    rhythm: "Un horario para «Rut: amor fiel en tiempos de escasez»",
    tuesday: "martes",
    remind: "Recordármelo por correo",
    save: "Guardar",
    saved: "Tu horario está guardado",
    calendar: "Crear una dirección privada",
    address: "Dirección de tu calendario",
    begin: "Comenzar",
    goOn: "Continuar: lección 1",
    mark: "Marcar como hecho",
    progress: "1 de 16 secciones hechas",
    inLesson: "1 de 4 secciones hechas",
    leftOff: "Donde te quedaste",
    subject: "Rut: amor fiel en tiempos de escasez: la lección 1 te espera, sin prisa",
    greeting: "Hola, Ana:",
    question: "¿Quieres desactivar los recordatorios de esta guía de estudio?",
    turnOff: "Desactivar recordatorios",
    off: "Los recordatorios están desactivados.",
  },
};

interface StoredMail {
  id: string;
  to: { address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

async function mailsTo(request: APIRequestContext, address: string, subject: string): Promise<StoredMail[]> {
  const { items } = (await (await request.get("/dev/mailbox/messages")).json()) as { items: StoredMail[] };
  return items.filter((mail) => mail.to.address === address && mail.subject === subject);
}

for (const language of languagesInTurn("guide reminders")) {
  const labels = languages[language];

  test(`study-guide reminders by e-mail on the days a premium member chooses, and their progress (${language})`, async ({
    page,
    request,
  }) => {
    await setClock(request, monday);

    await test.step("others see that reminders come with Premium", async () => {
      await open(page, labels.guide);
      await afterTasks(page);
      await page.getByRole("link", { name: labels.withPremium }).click();
      const offer = page.getByRole("dialog", { name: labels.offer });
      await expect(offer).toContainText(labels.promise);
      await page.keyboard.press("Escape");
    });

    const member = await signedIn(page, { locale: language, roles: [premiumRole("Wellspring")] });

    await test.step("a premium member sets the days", async () => {
      await open(page, labels.guide);
      await page.getByRole("button", { name: labels.set }).click();
      const dialog = page.getByRole("dialog", { name: labels.rhythm });
      await expect(dialog.getByRole("checkbox", { name: labels.remind })).toBeChecked();
      const tuesday = page.getByRole("checkbox", { name: labels.tuesday });
      await dialog.locator("label", { has: tuesday }).click();
      await expect(tuesday).toBeChecked();
      await expectAxeClean(page);
      await dialog.getByRole("button", { name: labels.save }).click();
      await expect(page.getByText(labels.saved).first()).toBeVisible();
      let made = 0;
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().endsWith("/calendar")) made++;
      });
      // A new address replaces the old one, so a double click must create only one.
      await dialog.getByRole("button", { name: labels.calendar }).dblclick();
      await expect(dialog.getByText(labels.address)).toBeAttached();
      const address = (await dialog.getByText(/^https?:\/\//).textContent())!;
      expect(made).toBe(1);
      expect((await request.get(address)).status()).toBe(200);
      await page.keyboard.press("Escape");
    });

    await test.step("progress is shown for the guide and its lessons, and on the index", async () => {
      const main = page.getByRole("main");
      await main.getByRole("link", { name: labels.begin, exact: true }).click();
      const stored = page.waitForResponse(
        (response) => response.request().method() === "POST" && response.url().includes("/completed"),
      );
      await page.getByRole("button", { name: labels.mark }).first().click();
      expect((await stored).ok()).toBe(true);
      await open(page, labels.guide);
      await expect(main.getByText(labels.progress)).toBeVisible();
      await expect(main.getByRole("listitem").filter({ hasText: labels.inLesson })).toHaveCount(1);
      await expect(main.getByRole("link", { name: labels.goOn, exact: true })).toHaveAttribute(
        "href",
        labels.lesson,
      );
      await expectAxeClean(page);
      await open(page, labels.index);
      await expect(main.getByRole("heading", { name: labels.leftOff })).toBeVisible();
      await expect(main.getByRole("img", { name: labels.progress })).toBeVisible();
      await expectAxeClean(page);
    });

    await test.step("the mail arrives at the hour, and once; its link turns the reminders off", async () => {
      const mails = () => mailsTo(request, member.address, labels.subject);
      expect(await mails()).toEqual([]);
      await setClock(request, tuesdayAtSeven);
      await expect.poll(mails).toHaveLength(1);
      const [mail] = (await mails()) as [StoredMail];
      expect(mail.text).toContain(labels.greeting);
      for (const written of [mail.text, mail.html]) expect(written).toContain(labels.lesson);
      const [, stop] = /^<(.+)>$/.exec(mail.headers["List-Unsubscribe"] ?? "")!;
      expect(mail.text).toContain(stop);
      const shown = await (await request.get(`/dev/mailbox/${mail.id}`)).text();
      for (const part of [labels.subject, "List-Unsubscribe", "iframe"]) expect(shown).toContain(part);
      await page.goto(stop!);
      await expect(page.getByText(labels.question)).toBeVisible();
      await page.getByRole("button", { name: labels.turnOff }).click();
      await expect(page.getByText(labels.off)).toBeVisible();
      await open(page, labels.guide);
      await page.getByRole("button", { name: labels.set }).click();
      await expect(page.getByRole("checkbox", { name: labels.remind })).not.toBeChecked();
    });
  });
}
