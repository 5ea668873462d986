import { cutOff, type Page, pageReady } from "../fixtures.ts";
import type { Control, Point } from "./in-page.ts";
import { gone } from "./outcome.ts";
import { comesToRest } from "./rest.ts";

export class TapFault extends Error {}

/** These end a session or an account: a new reader comes after them. */
export const ending = /sign (this|all|out)|sign out|log out|delete|erase|cerrar sesión|eliminar|borrar/i;

/** Chromium's message for a form that the server finds incomplete. */
const refusedForm = /Failed to load resource: the server responded with a status of (400|422)/;

/** A change must be visible within two seconds on an idle machine; polls take longer on a busy one. */
const pollMs = 30;
const maxPolls = 2000 / pollMs;

/** How long a busy machine may take to go back or to close. */
const timeoutMs = 15_000;

const withoutFragment = (address: string) => address.split("#")[0]!;
const pathOf = (address: string) => new URL(address).pathname;

interface Outcome {
  what: string;
  ms: number;
  /** Where the tap led: to another page (and back again), to another address of this page, or nowhere. */
  leadsTo: "elsewhere" | "here" | { address: string };
}

/** Ready, and a member's page has its member. */
export async function usable(page: Page): Promise<void> {
  await pageReady(page);
  await page.waitForFunction(
    () =>
      localStorage.getItem("signed-in") === null ||
      document.querySelector('header a[href*="/auth/login"]') === null,
    undefined,
    { timeout: timeoutMs },
  );
}

/** One tap as a finger or a mouse does it, and what comes of it. */
export class Tap {
  private errors: string[] = [];
  private from = "";
  private outside: string[] = [];
  private readonly page: Page;
  private readonly isPhone: boolean;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
    page.on("console", (message) => {
      const isOwnAsset = message.location().url.includes("/assets/") && !cutOff.test(message.text());
      if (message.type() === "error" || (message.type() === "warning" && isOwnAsset))
        this.errors.push(message.text());
    });
    page.on("pageerror", (error) => this.errors.push(error.message));
    page.on("download", (download) => {
      this.outside.push("a download");
      void download.delete().catch(() => {});
    });
    page.on("filechooser", () => this.outside.push("the choice of a file"));
    page.on("dialog", (dialog) => {
      // "Leave the page?" is asked when the next control is on its way, and is answered with yes.
      if (dialog.type() === "beforeunload") return void dialog.accept();
      this.outside.push("a question of the browser");
      void dialog.dismiss();
    });
    page.context().on("page", (tab) => {
      this.outside.push("another tab");
      void tab.close();
    });
  }

  /** Where the control is, on top of everything else. */
  async place(key: string): Promise<Point> {
    const locate = () => this.page.evaluate((wanted) => window.taps.point(wanted), key);
    let point = await locate();
    // What comes by itself is closed, as a person does before going on.
    if (point === null || point.coveredBy) {
      await this.page.keyboard.press("Escape");
      await comesToRest(this.page);
      point = await locate();
    }
    if (point === null) throw new TapFault(gone);
    if (point.coveredBy) throw new TapFault(`is covered by ${point.coveredBy}`);
    return point;
  }

  async press(key: string): Promise<Point> {
    const point = await this.place(key);
    if (key.startsWith("select ")) await this.page.evaluate((wanted) => window.taps.choose(wanted), key);
    else if (this.isPhone) await this.page.touchscreen.tap(point.x, point.y);
    else await this.page.mouse.click(point.x, point.y);
    return point;
  }

  async run(control: Control): Promise<Outcome> {
    const { page } = this;
    this.errors = [];
    this.outside = [];
    this.from = page.url();
    // Scrolling to it is not what the tap does.
    await this.place(control.key);
    const { before, heading, entry } = await page.evaluate((isField) => {
      // A field that has the focus already shows nothing new.
      if (isField) (document.activeElement as HTMLElement | null)?.blur();
      window.taps.dialogs.length = 0;
      const heading = [...document.querySelectorAll("h1")].map(({ textContent }) => textContent);
      return { before: window.taps.snapshot(), heading, entry: navigation.currentEntry?.key };
    }, control.kind === "field");
    const began = performance.now();
    const { sendsIncomplete } = await this.press(control.key);
    const what = await this.change(before);
    const ms = Math.round(performance.now() - began);
    if (pathOf(page.url()) !== pathOf(this.from)) await usable(page).catch(() => {});
    if (!(await comesToRest(page))) throw new TapFault("the tab never comes to rest after it");
    await this.checkErrors(sendsIncomplete);
    const { covered, entryNow } = await this.inPage(() => ({
      covered: window.taps.toastOver(),
      entryNow: navigation.currentEntry?.key,
    }));
    if (covered) throw new TapFault(`a toast covers ${covered}`);
    const address = page.url();
    if (address === this.from) return { what, ms, leadsTo: "here" };
    if (pathOf(address) !== pathOf(this.from)) {
      // From a session that has ended there is no way back to what only a member has.
      if (!ending.test(control.name)) await this.goBack(heading);
      return { what, ms, leadsTo: "elsewhere" };
    }
    // An address that has only been replaced has no way back of its own.
    if (entry !== entryNow) await this.goBack(heading);
    return {
      what,
      ms,
      leadsTo: withoutFragment(address) === withoutFragment(this.from) ? "here" : { address },
    };
  }

  /** Runs in the page; if it is being replaced by another document, runs in that. */
  private inPage<T>(run: () => T): Promise<T> {
    return this.page.evaluate(run).catch(async () => {
      await usable(this.page);
      await comesToRest(this.page);
      return this.page.evaluate(run);
    });
  }

  /** The server validates forms, and its errors are shown beside the field. */
  private async checkErrors(sentIncomplete: boolean): Promise<void> {
    const error = this.page.locator("[role=alert], [aria-invalid=true]").filter({ visible: true }).first();
    const isRefused =
      sentIncomplete &&
      this.errors.some((error) => refusedForm.test(error)) &&
      (await error.waitFor({ timeout: timeoutMs }).then(
        () => true,
        () => false,
      ));
    const errors = this.errors.filter((error) => !(isRefused && refusedForm.test(error)));
    if (errors.length > 0) throw new TapFault(`error: ${errors.join(" | ")}`);
  }

  private async change(before: string): Promise<string> {
    const until = performance.now() + timeoutMs;
    for (let n = 0; n < maxPolls; n++) {
      if (this.page.url() !== this.from) return "another address";
      if (this.outside.length > 0) return this.outside.join(", ");
      const now = await this.page
        .evaluate(() => ({
          dialogs: window.taps.dialogs,
          snapshot: window.taps.snapshot(),
          isOnTheWay: document.querySelector(".page-progress") !== null,
          isPressed: document.querySelector(":active") !== null,
        }))
        .catch(() => null);
      // The document is being replaced if there is no answer.
      if (now !== null && now.dialogs.length > 0) return now.dialogs.join(", ");
      // The bar shows that the next page is on its way: that page is the change.
      if (now?.isOnTheWay && performance.now() < until) n = 0;
      // A button that looks pressed while it is pressed has not done anything yet.
      else if (now !== null && !now.isPressed && now.snapshot !== before) return "a change on the screen";
      await this.page.waitForTimeout(pollMs);
    }
    throw new TapFault("nothing visible happens");
  }

  private async goBack(heading: (string | null)[]): Promise<void> {
    const { page, from } = this;
    const there = page.url();
    await page.goBack();
    await page
      .waitForURL((url) => url.pathname === pathOf(from), { timeout: timeoutMs })
      .catch(() => {
        throw new TapFault(
          `Back from ${pathOf(there)} leads to ${pathOf(page.url())}, not to where it was tapped`,
        );
      });
    await usable(page);
    if (heading.length > 0)
      await page.waitForFunction(
        (titles) => titles.some((title) => document.querySelector("h1")?.textContent === title),
        heading,
        { timeout: timeoutMs },
      );
  }

  /** The way out of a dialog that the tap has opened. */
  async closes({ inDialog }: Control): Promise<void> {
    const { page } = this;
    const dialogs = page.locator("dialog[open], [role=dialog], [role=alertdialog]").filter({ visible: true });
    const open = await dialogs.count();
    if (open === 0 || inDialog) return;
    await page.keyboard.press("Escape");
    const until = performance.now() + timeoutMs;
    while ((await dialogs.count()) >= open) {
      if (performance.now() > until) throw new TapFault("the dialog it opens does not close with Escape");
      await page.waitForTimeout(pollMs);
    }
  }
}
