import { installSpeech, type Spoken } from "../support/speech-double.ts";
import { toneFile } from "../support/tone.ts";
import { expect, expectAxeClean, open, type Page, pageReady, test } from "./fixtures.ts";
import { siteNow } from "./site-day.ts";

const voices = [
  { name: "Google Deutsch", lang: "de-DE" },
  { name: "Google US English", lang: "en-US" },
  { name: "Google UK English Female", lang: "en-GB" },
  { name: "Google español", lang: "es-ES" },
  { name: "Google español de Estados Unidos", lang: "es-US" },
];

/** A browser with these voices; answers what it has spoken. */
async function withVoices(page: Page, options: Parameters<typeof installSpeech>[0]): Promise<Spoken[]> {
  const spoken: Spoken[] = [];
  await page.exposeFunction("noteSpoken", (each: Spoken) => void spoken.push(each));
  await page.addInitScript(installSpeech, options);
  return spoken;
}

const endSentence = (page: Page) => page.evaluate(() => window.endSentence());
const highlighted = (page: Page) =>
  page.evaluate(() => String([...(CSS.highlights.get("listen") ?? [])][0] ?? "").replace(/\s+/g, " "));
const player = (page: Page, name = "Player") => page.getByRole("region", { name });

async function openVerse(page: Page, home = "/"): Promise<void> {
  await open(page, home);
  await page.locator("a[data-day-step=verse]").click();
  await page.waitForURL(/\/verses\/\d/);
  await pageReady(page);
}

test("a verse is heard sentence by sentence, on the next page too, until the sleep timer ends it", async ({
  page,
}) => {
  const spoken = await withVoices(page, { voices, wantsTouch: false });
  await page.clock.install({ time: siteNow() });
  await openVerse(page);
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  const bar = player(page);
  await expect(bar.getByRole("button", { name: "Pause" })).toBeFocused();
  await expect.poll(() => spoken.length).toBe(1);
  const [first] = spoken;
  expect(first).toMatchObject({ voice: "Google US English", rate: 1 });
  expect(first!.text).not.toMatch(/\d/);
  expect(await highlighted(page)).toBe(first!.text);

  // Today's verse may have several sentences; its reference comes after them.
  const isReference = () => / \d+, verses? \d+/.test(spoken.at(-1)!.text);
  for (let count = 2; !isReference() && count < 12; count++) {
    await endSentence(page);
    await expect.poll(() => spoken.length).toBe(count);
  }
  expect(isReference(), spoken.map(({ text }) => text).join(" | ")).toBe(true);
  await expect.poll(() => highlighted(page)).toMatch(/ \d+:\d+/);

  const { text: reference } = spoken.at(-1)!;
  const heard = spoken.length;
  await bar.getByRole("combobox", { name: "Speed" }).selectOption("1.5");
  await expect.poll(() => spoken.at(-1)).toMatchObject({ text: reference, rate: 1.5 });
  await bar.getByRole("button", { name: "Forward one sentence" }).click();
  const third = await expect
    .poll(() => spoken.length)
    .toBe(heard + 2)
    .then(() => spoken.at(-1)!.text);
  await expectAxeClean(page, "[data-player-bar]");

  await page.getByRole("link", { name: "Bible", exact: true }).first().click();
  await page.waitForURL(/\/bible/);
  await pageReady(page);
  await expect.poll(() => spoken.at(-1)).toEqual({ text: third, voice: "Google US English", rate: 1.5 });
  expect(await highlighted(page)).toBe("");

  // From here on only the test moves it.
  await page.clock.pauseAt(new Date(siteNow().getTime() + 60_000));
  await bar.getByRole("combobox", { name: "Sleep timer" }).selectOption("5");
  await page.clock.fastForward("04:59");
  await expect(bar.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.clock.fastForward("00:02");
  await expect(bar.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(bar.getByRole("status")).toHaveText("The sleep timer has stopped the player.");
  await page.keyboard.press("Tab");
  await bar.getByRole("button", { name: "Close the player" }).click();
  await expect(bar).toHaveCount(0);
});

test("the whole morning in Spanish; a browser that wants a touch first leaves the player at its place", async ({
  page,
}) => {
  const spoken = await withVoices(page, { voices, wantsTouch: true });
  await open(page, "/es");
  await page.getByRole("button", { name: "Escucha toda tu mañana" }).click();
  const bar = player(page, "Reproductor");
  await expect(bar).toContainText(/1 de [23]/);
  await endSentence(page);
  await expect.poll(() => spoken.at(-1)?.voice).toBe("Google español de Estados Unidos");
  while (!(await bar.textContent())!.includes("2 de")) await endSentence(page);
  const before = spoken.length;
  await expect.poll(() => spoken.length).toBe(before);
  const text = spoken.at(-1)!.text;

  await page.locator("a[data-day-step=prayer]").click();
  await page.waitForURL(/\/es\/prayers\/\d/);
  await pageReady(page);
  await bar.getByRole("button", { name: "Reproducir" }).click();
  await expect.poll(() => spoken.at(-1)?.text).toBe(text);
  await expect.poll(() => highlighted(page)).toBe(text);
});

test("where no voice speaks the language there is no button", async ({ page }) => {
  await withVoices(page, { voices: voices.slice(0, 1) });
  await openVerse(page);
  await expect(page.locator("html")).toHaveAttribute("data-voices", "de");
  await expect(page.locator("[data-do=listen]")).toBeHidden();
});

test("a recording is preferred to a voice, and moves by fifteen seconds", async ({ page }) => {
  const spoken = await withVoices(page, { voices });
  const tone = toneFile(40);
  // In parts, as the server sends recordings: in any other file a browser can only move within what has arrived.
  await page.route("**/media/recordings/verse.wav", (route) => {
    const from = Number(/\d+/.exec(route.request().headers().range ?? "")?.[0] ?? 0);
    return route.fulfill({
      status: 206,
      body: tone.subarray(from),
      contentType: "audio/wav",
      headers: {
        "accept-ranges": "bytes",
        "content-range": `bytes ${from}-${tone.length - 1}/${tone.length}`,
      },
    });
  });
  // As the server writes it for an item with a recording (services/content/recordings.test.ts).
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () =>
      document.querySelector("[data-do=listen]")?.setAttribute("data-audio", "/media/recordings/verse.wav"),
    ),
  );
  await openVerse(page);
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  const bar = player(page);
  await expect(bar.getByRole("button", { name: "Pause" })).toBeVisible();
  await bar.getByRole("button", { name: "Forward 15 seconds" }).click();
  await expect
    .poll(() => bar.getByRole("progressbar").evaluate((each: HTMLProgressElement) => each.value))
    .toBeGreaterThan(15 / 40);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toMatch(/\d+:\d+/);
  expect(spoken).toEqual([]);
});
