import type { BrowserContext } from "@playwright/test";
import { drawn, expect, expectAxeClean, open, type Page, pageReady, test } from "./fixtures.ts";
import { newMember, signedIn } from "./members.ts";
import { atLogin, fillLogin, inLanguages, linkInMail, newAddress, password } from "./sign-in-steps.ts";
import { underToast } from "./under-toast.ts";

const labels = inLanguages["en-US"];
const phone = { width: 360, height: 640 };

/** CPU seconds the tab uses during the next second. */
async function busySeconds(page: Page, context: BrowserContext): Promise<number> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable");
  const taskSeconds = async () =>
    (await cdp.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")!.value;
  const before = await taskSeconds();
  await page.waitForTimeout(1000);
  return (await taskSeconds()) - before;
}

const phoneMenu = (page: Page) => page.getByRole("banner").getByLabel("Menu", { exact: true });

test("sections of /my-profile open when tapped, from the phone's menu on, and the tab is at rest afterwards", async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  await signedIn(page);
  await open(page, "/");
  await phoneMenu(page).click();
  await page.getByRole("banner").getByRole("link", { name: "My profile" }).click();
  const sections = page.getByRole("navigation", { name: "Sections of your profile" }).getByRole("link");
  await expect(sections.first()).toBeVisible();
  const names = await sections.allInnerTexts();
  expect(names.length).toBeGreaterThan(7);
  for (const name of [...names.slice(1), names[0]!]) {
    await sections.filter({ hasText: name }).click();
    const section = page.getByRole("region", { name: name.trim() });
    await expect(section).toBeVisible();
    await expect(section.getByText("Loading", { exact: false })).toHaveCount(0);
    await expect(section).toHaveText(new RegExp(`${name.trim()}.{20,}`, "s"));
  }
  expect(await busySeconds(page, context)).toBeLessThan(0.5);
  await page.goBack();
  await expect(page.getByRole("region", { name: names.at(-1)!.trim() })).toBeVisible();
});

test("sign-up finishes what was begun: a plan that was subscribed to before registering is subscribed afterwards, and the mail's link may open in another tab", async ({
  page,
  context,
}) => {
  const address = newAddress();
  await open(page, "/growth-plans");
  await page
    .getByRole("main")
    .getByRole("link", { name: /A Simple Way to Pray/i })
    .first()
    .click();
  await page.waitForURL(/\/growth-plans\/./);
  const plan = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByRole("dialog").getByRole("link", { name: labels.create }).click();
  await page.waitForURL((url) => url.pathname.endsWith("/account/register"));
  await pageReady(page);
  await page.getByLabel(labels.firstName).fill("Ana");
  await page.getByLabel(labels.email).fill(address);
  await page.getByLabel(labels.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: labels.create }).click();
  await expect(page.getByRole("heading", { level: 1, name: labels.mailbox })).toBeVisible();
  const tab = await context.newPage();
  // An open tab would notice the sign-in and finish it by itself.
  await page.close();
  // A browser that was closed meanwhile has lost what the provider was asked for.
  await context.clearCookies({ name: /interaction/i });
  await tab.setViewportSize(phone);
  await tab.goto(await linkInMail(tab.request, address));
  await tab.getByRole("button", { name: labels.confirm }).click();
  await expect(tab).toHaveURL((url) => url.pathname === plan);
  await expect.poll(() => underToast(tab, labels.welcome)).toEqual([]);
  // What is behind the dialog of newcomers cannot be reached until it is closed.
  await tab
    .getByRole("dialog", { name: "Good to have you here" })
    .getByRole("button", { name: "Close" })
    .click();
  await expect(tab.getByRole("button", { name: "Subscribed" })).toHaveAttribute("aria-pressed", "true");
  // Begun is not gone on with: nothing of it has been read.
  await tab.goto("/");
  const card = tab
    .getByRole("main")
    .getByRole("link", { name: /A Simple Way to Pray/i })
    .first();
  await expect(card).toContainText("Begin");
  await expect(card).not.toContainText("Continue");
});

test("what is free with an account offers one, and opens once the reader is back at the very text, side by side in both languages", async ({
  page,
  context,
}) => {
  const { address } = await newMember(page.request);
  await context.clearCookies();
  const closed = "/devotionals/evenings-in-the-psalms/4-the-watches-of-the-night";
  await page.setViewportSize(phone);
  await open(page, closed);
  const gate = page.getByRole("complementary").filter({ hasText: "There is more to read here" });
  await expect(gate.getByRole("link", { name: labels.create })).toBeVisible();
  await expectAxeClean(page);
  await gate.getByRole("link", { name: labels.create }).click();
  await page.waitForURL((url) => url.pathname.endsWith("/account/register"));
  await open(page, closed);
  await gate.getByRole("link", { name: labels.signIn }).click();
  await atLogin(page);
  await fillLogin(page, labels, address);
  await expect(page).toHaveURL((url) => url.pathname === closed);
  await expect(page.getByText(labels.welcome)).toBeVisible();
  await expect.poll(() => underToast(page, labels.welcome)).toEqual([]);
  await expect(gate).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "A prayer" })).toBeVisible();
  // Side by side all of it is there in both languages, what was closed too.
  await page.getByRole("link", { name: "English and Spanish side by side" }).click();
  for (const words of ["no caerás muy lejos", "Sostenme cuando se me aflojen las manos"])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText("La sed es mal tema para un poema")).toHaveCount(1);
});

test("the journal: reached from the phone's menu; a list, a heading and a quotation begun on an empty page stay while one writes; a reload shows what was written", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signedIn(page, { roles: ["WellspringPremium"] });
  await open(page, "/");
  // Premium members see no Premium label on the evening verse.
  await expect(page.getByRole("link", { name: "Evening verse" })).not.toContainText("Premium", {
    useInnerText: true,
  });
  await phoneMenu(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Journal" }).click();
  const text = page.getByRole("textbox", { name: "Your entry" });
  for (const [tool, element] of [
    ["List", "ul > li"],
    ["Heading", "h2"],
    ["Quotation", "blockquote"],
  ] as const) {
    await page.getByRole("button", { name: "New entry" }).click();
    await page.getByRole("button", { name: tool, exact: true }).click();
    await page.keyboard.type("The heron");
    await drawn(page);
    await page.keyboard.type(" waits.");
    await expect(text.locator(element)).toHaveText("The heron waits.");
    await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
    await page.reload();
    await expect(text.locator(element)).toHaveText("The heron waits.");
    await page.getByRole("button", { name: "All entries" }).click();
  }
  await expect(page.getByRole("button", { name: /The heron waits/ })).toHaveCount(3);
});

test("larger text enlarges Scripture and the Bible reader too; links to days leave room for a finger", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const sizeOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const passage = "main blockquote";
  await open(page, "/devotionals/evenings-in-the-psalms/1-talking-it-over-in-bed");
  const [text, quoted] = [await sizeOf("main .prose"), await sizeOf(passage)];
  await page.getByRole("button", { name: "Larger text" }).click();
  await page.getByRole("button", { name: "Larger text" }).click();
  expect((await sizeOf("main .prose")) / text).toBeCloseTo(1.35, 1);
  expect((await sizeOf(passage)) / quoted).toBeCloseTo(1.35, 1);
  await open(page, "/bible/kjv/john/3");
  const chapter = await sizeOf(".chapter-text");
  await open(page, "/verses");
  const verse = await sizeOf("main .scripture-text");
  await page.evaluate(() => {
    delete document.documentElement.dataset.textSize;
  });
  expect(verse / (await sizeOf("main .scripture-text"))).toBeCloseTo(1.35, 1);
  await page.evaluate(() => localStorage.removeItem("text-size"));
  const days = page.getByRole("navigation", { name: "Days" }).locator("a, span.inline-flex");
  const boxes = await days.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const [index, box] of boxes.slice(1).entries())
    expect(box.x - boxes[index]!.right).toBeGreaterThanOrEqual(8);
  await open(page, "/bible/kjv/john/3");
  expect(chapter / (await sizeOf(".chapter-text"))).toBeCloseTo(1.35, 1);
});
