import { cutOff, newClientAddress, type Page, settled } from "../fixtures.ts";
import { type Control, installTaps } from "./in-page.ts";
import { comesToRest } from "./rest.ts";
import { gone, type Told } from "./told.ts";

/** A control and how it is reached: from an address, through what has to be tapped before. */
interface Reached {
  start: string;
  through: string[];
  control: Control;
}

interface Limits {
  /** Only the frame's controls, or only the page's own. */
  frame: boolean;
  taps: number;
  turn: number;
  isPhone: boolean;
  /** How long a busy machine may take to show what a tap does. */
  patienceMs: number;
  /** A new member after one that has signed out or is gone. */
  anew(): Promise<void>;
}

/** These end a session or take something away: they come last, and a new member after them. */
const ending =
  /sign (this|all|out)|sign out|log out|delete|erase|revoke|cancel|remove|cerrar sesión|eliminar|borrar|cancelar|quitar/i;

/** Chromium's message for a form that the server finds incomplete. */
const refusedForm = /Failed to load resource: the server responded with a status of (400|422)/;

const deepest = 2;

const pathOf = (address: string) => new URL(address).pathname;

export class Tapping {
  readonly told: Told[] = [];
  private readonly seen = new Set<string>();
  private queue: Reached[] = [];
  private errors: string[] = [];
  private outside: string[] = [];
  /** Whether the page is as `where` says, so that it need not be opened again. */
  private where = "";
  private taps = 0;

  private readonly page: Page;
  private readonly limits: Limits;

  constructor(page: Page, limits: Limits) {
    this.page = page;
    this.limits = limits;
    page.on("console", (message) => {
      const isOurs = message.location().url.includes("/assets/") && !cutOff.test(message.text());
      if (message.type() === "error" || (message.type() === "warning" && isOurs))
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
    page.context().on("page", (opened) => {
      this.outside.push("another tab");
      void opened.close();
    });
  }

  async run(address: string): Promise<Told[]> {
    await this.page.addInitScript(installTaps);
    await this.page.emulateMedia({ reducedMotion: "reduce" });
    await this.open(address);
    await this.enqueue(this.page.url(), []);
    while (this.queue.length > 0) await this.next();
    return this.told;
  }

  /** Opens a page and waits until it is usable and at rest. */
  private async open(address: string): Promise<void> {
    await this.page.setExtraHTTPHeaders({ "x-forwarded-for": newClientAddress() });
    // A change of the fragment alone would load nothing.
    await this.page.goto("about:blank");
    await this.page.goto(address);
    await this.usable();
    if (!(await comesToRest(this.page))) throw new Error(`${address} never comes to rest.`);
  }

  private async usable(): Promise<void> {
    await settled(this.page);
    await this.page.waitForFunction(
      () =>
        localStorage.getItem("signed-in") === null ||
        document.querySelector('header a[href*="/auth/login"]') === null,
      undefined,
      { timeout: 15_000 },
    );
  }

  /** Takes in what can be tapped here and was not seen yet. */
  private async enqueue(start: string, through: string[]): Promise<void> {
    const controls = await this.page.evaluate(() => window.taps.controls());
    const added: Reached[] = [];
    const groups = Map.groupBy(controls, ({ group }) => group);
    for (const control of controls) {
      if (control.inFrame !== this.limits.frame && !control.inDialog) continue;
      // The address tells apart what another state of the page calls by the same name.
      const id = `${control.kind} ${control.name} ${control.href ?? ""} ${control.key}`;
      if (this.seen.has(id)) continue;
      this.seen.add(id);
      const equals = groups.get(control.group)!;
      if (control.excuse) this.leave(control, control.excuse);
      else if (control !== equals[0] && control !== equals.at(-1))
        this.leave(control, "one of a list of equals");
      else added.push({ start, through, control });
    }
    // What was found by a tap comes at once, while its place is open; what ends things comes last.
    const shift = added.length === 0 ? 0 : this.limits.turn % added.length;
    const turned = [...added.slice(shift), ...added.slice(0, shift)];
    const rank = ({ control }: Reached) => Number(ending.test(control.name));
    this.queue = [...turned, ...this.queue].toSorted((a, b) => rank(a) - rank(b));
  }

  private leave(control: Control, why: string): void {
    this.told.push({ control: control.key, outcome: "left out", what: why });
  }

  private async next(): Promise<void> {
    const reached = this.queue.shift()!;
    const { control, start, through } = reached;
    if (this.taps >= this.limits.taps) return this.leave(control, "the turn of another day");
    this.taps++;
    const trail = [...through, control.key].join(" → ");
    try {
      await this.reach(start, through);
      this.told.push({ control: trail, outcome: "tapped", what: await this.tap(reached) });
    } catch (error) {
      this.where = "";
      const message = error instanceof Error ? error.message : String(error);
      if (message === gone) return this.leave(control, gone);
      this.told.push({ control: trail, outcome: "fault", what: message.split("\n").slice(0, 3).join(" ") });
    }
    if (ending.test(control.name)) {
      this.where = "";
      await this.limits.anew();
    }
  }

  private async reach(start: string, through: string[]): Promise<void> {
    const wanted = [start, ...through].join(" → ");
    if (this.where === wanted) return;
    await this.open(start);
    for (const key of through) {
      await this.press(key);
      await comesToRest(this.page);
    }
    this.where = wanted;
  }

  /** One tap where the control is, as a finger or a mouse does it. */
  private async press(key: string): Promise<void> {
    let point = await this.page.evaluate((wanted) => window.taps.point(wanted), key);
    // What comes by itself is closed, as a person does before going on.
    if (point === null || point.coveredBy) {
      await this.page.keyboard.press("Escape");
      await comesToRest(this.page);
      point = await this.page.evaluate((wanted) => window.taps.point(wanted), key);
    }
    if (point === null) throw new Error(gone);
    if (point.coveredBy) throw new Error(`is covered by ${point.coveredBy}`);
    if (key.startsWith("select ")) await this.page.evaluate((wanted) => window.taps.choose(wanted), key);
    else if (this.limits.isPhone) await this.page.touchscreen.tap(point.x, point.y);
    else await this.page.mouse.click(point.x, point.y);
  }

  private async tap({ control, start, through }: Reached): Promise<string> {
    this.errors = [];
    this.outside = [];
    const { page } = this;
    const from = page.url();
    const heading = await page.locator("h1").allTextContents();
    // Scrolling to it is not what the tap does.
    await page.evaluate((key) => window.taps.point(key), control.key);
    const before = await page.evaluate(() => {
      window.taps.asked.length = 0;
      return window.taps.look();
    });
    await this.press(control.key);
    const what = await this.change(from, before);
    if (what === "another address" && pathOf(page.url()) !== pathOf(from))
      await settled(page).catch(() => {});
    if (!(await comesToRest(this.page))) throw new Error("the tab never comes to rest after it");
    const errors = (await this.isToldInWords())
      ? this.errors.filter((error) => !refusedForm.test(error))
      : this.errors;
    if (errors.length > 0) throw new Error(`error: ${errors.join(" | ")}`);
    const covered = await page.evaluate(() => window.taps?.toastOver() ?? null);
    if (covered) throw new Error(`a toast covers ${covered}`);
    await this.backFrom(from, heading, { control, start, through });
    return what;
  }

  /** The server judges forms, and what it says of an empty one is shown beside the field. */
  private isToldInWords(): Promise<boolean> {
    return this.page
      .locator("[role=alert], [aria-invalid=true]")
      .filter({ visible: true })
      .first()
      .isVisible();
  }

  private async change(from: string, before: string): Promise<string> {
    const until = performance.now() + this.limits.patienceMs;
    do {
      if (this.page.url() !== from) return "another address";
      if (this.outside.length > 0) return this.outside.join(", ");
      const now = await this.page
        .evaluate(() => ({ asked: window.taps.asked, look: window.taps.look() }))
        .catch(() => null);
      // The document is being replaced.
      if (now === null) continue;
      if (now.asked.length > 0) return now.asked.join(", ");
      if (now.look !== before) return "a change on the screen";
      await this.page.waitForTimeout(30);
    } while (performance.now() < until);
    throw new Error("nothing visible happens");
  }

  /** The way back: from another page to this one, and out of a dialog. What the tap has opened is tapped, too. */
  private async backFrom(
    from: string,
    heading: string[],
    { control, start, through }: Reached,
  ): Promise<void> {
    const { page } = this;
    this.where = "";
    if (pathOf(page.url()) !== pathOf(from)) {
      // From a session that has ended there is no way back to what only a member has.
      if (ending.test(control.name)) return;
      const there = page.url();
      await page.goBack();
      await page
        .waitForURL((url) => url.pathname === pathOf(from), { timeout: this.limits.patienceMs })
        .catch(() => {
          throw new Error(
            `Back from ${pathOf(there)} leads to ${pathOf(page.url())}, not to where it was tapped`,
          );
        });
      await this.usable();
      if (heading.length > 0)
        await page.waitForFunction(
          (titles) => titles.some((title) => document.querySelector("h1")?.textContent === title),
          heading,
          { timeout: this.limits.patienceMs },
        );
      if (control.kind === "link") this.where = [start, ...through].join(" → ");
      return;
    }
    // A place with an address of its own is reached by it.
    const hasAddress = page.url() !== from;
    const trail = hasAddress ? [] : [...through, control.key];
    if (control.kind !== "field" && trail.length <= deepest)
      await this.enqueue(hasAddress ? page.url() : start, trail);
    if (control.kind === "field") {
      this.where = [start, ...through].join(" → ");
      return;
    }
    if (hasAddress) return;
    const dialogs = page.locator("dialog[open], [role=dialog], [role=alertdialog]").filter({ visible: true });
    const open = await dialogs.count();
    if (open === 0 || control.inDialog) return;
    await page.keyboard.press("Escape");
    const until = performance.now() + this.limits.patienceMs;
    while ((await dialogs.count()) >= open) {
      if (performance.now() > until) throw new Error("the dialog it opens does not close with Escape");
      await page.waitForTimeout(30);
    }
  }
}
