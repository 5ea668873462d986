import AxeBuilder from "@axe-core/playwright";
import { minFillMs } from "../../services/contact/rules.ts";
import { expect, failedResource, type Page, test } from "./fixtures.ts";

const labels = {
  "/contact-us": {
    name: "Your name",
    email: "Your e-mail address",
    subject: "What is it about?",
    message: "Your message",
    send: "Send message",
  },
  "/es/contact-us": {
    name: "Tu nombre",
    email: "Tu correo electrónico",
    subject: "¿De qué se trata?",
    message: "Tu mensaje",
    send: "Enviar mensaje",
  },
};

async function fill(page: Page, path: keyof typeof labels, message: string) {
  const texts = labels[path];
  await page.getByLabel(texts.name).fill("Ana");
  await page.getByLabel(texts.email).fill("ana@example.com");
  await page.getByLabel(texts.subject).selectOption("question");
  await page.getByLabel(texts.message).fill(message);
}

const mails = async (page: Page, text: string) => {
  const { items } = await (await page.request.get("/dev/mailbox/messages")).json();
  return items.filter((mail: { text: string }) => mail.text.includes(text));
};

test("validated in both languages with field-level messages, values preserved, focus on the summary", async ({
  page,
  faults,
}) => {
  faults.expect(failedResource);
  await page.goto("/es/contact-us");
  await page.getByLabel("Tu nombre").fill("Ana");
  await page.getByLabel("Tu mensaje").fill("Muy corto");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Escribe tu correo electrónico.");
  await expect(page.getByLabel("Tu mensaje")).toHaveAccessibleDescription(/Escribe un poco más/);
  await expect(page.getByLabel("Tu nombre")).toHaveValue("Ana");
  await summary.getByRole("link", { name: "Elige de qué se trata tu mensaje." }).click();
  await expect(page.getByLabel("¿De qué se trata?")).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include("main").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test("stored and mailed: the message is in the mailbox, once", async ({ page, faults }) => {
  faults.expect(failedResource);
  const message = `Written with JavaScript at ${Date.now()}, and read by a person.`;
  await page.goto("/contact-us");
  await expect(page.locator('input[name="key"]')).not.toHaveValue("");
  await fill(page, "/contact-us", message);
  const token = page.locator('input[name="token"]');
  await expect(token).not.toHaveValue("");
  const opened = performance.now();
  // As by a program that opens the form and sends it at once.
  await page.route(
    /\/contact-us\.data/,
    async (route, request) => {
      const { token: fresh } = await (await page.request.get("/contact-api/v1/token")).json();
      const sent = new URLSearchParams(request.postData()!);
      sent.set("token", fresh);
      await route.continue({ postData: sent.toString() });
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("That was very quick.")).toBeVisible();
  // A person takes at least so long.
  await expect.poll(() => performance.now() - opened).toBeGreaterThan(minFillMs);
  await page.getByRole("button", { name: "Send message" }).dblclick();
  await expect(page.getByRole("heading", { name: "Thank you. Your message has arrived." })).toBeFocused();
  await expect.poll(async () => (await mails(page, message)).length).toBe(1);
  const [mail] = await mails(page, message);
  expect(mail.replyTo).toEqual({ name: "Ana", address: "ana@example.com" });
  await page.goto("/dev/mailbox");
  await page.locator(`a[href$="${mail.id}"]`).click();
  await expect(page.getByText(message)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page works without JavaScript, and an unseen field stops a program", async ({ page, faults }) => {
    faults.expect(failedResource);
    const message = `Written without JavaScript at ${Date.now()}, and read by a person.`;
    await page.goto("/es/contact-us");
    await fill(page, "/es/contact-us", message);
    await page.locator('input[name="website"]').evaluate((field: HTMLInputElement) => {
      field.value = "http://example.com";
    });
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    await expect(page.getByRole("alert")).toContainText("un programa");
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    await expect(page.getByRole("heading", { name: "Gracias. Recibimos tu mensaje." })).toBeVisible();
    await expect.poll(async () => (await mails(page, message)).length).toBe(1);
  });
});

test("rate-limited: 429 with the waiting time in words and what was written still there", async ({
  page,
  baseURL,
}) => {
  const send = (nth: number) =>
    page.request.post("/contact-us", {
      headers: { origin: baseURL!, "x-client-address": `198.51.100.${nth}` },
      form: {
        name: "Bo",
        email: "bo@example.com",
        subject: "other",
        message: `Number ${nth} of too many messages.`,
      },
    });
  const answers = [];
  for (let nth = 0; nth < 6; nth++) answers.push(await send(nth));
  const last = answers.at(-1)!;
  expect(last.status()).toBe(429);
  expect(Number(last.headers()["retry-after"])).toBeGreaterThan(0);
  const text = await last.text();
  expect(text).toContain("Please wait about");
  expect(text).toContain("Number 5 of too many messages.");
});
