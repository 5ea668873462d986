import { afterTasks, newClientAddress, type Page } from "../fixtures.ts";
import { type Control, installTaps } from "./in-page.ts";
import { followedBefore, gone, listed, type TapResult } from "./outcome.ts";
import { comesToRest, staysAtRest } from "./rest.ts";
import { ending, Tap, TapFault, usable } from "./tap.ts";

/** A control and how it is reached: from an address, through what has to be tapped before. */
interface Reached {
  start: string;
  through: string[];
  /** How many taps away from the page as it is opened. */
  depth: number;
  control: Control;
}

interface Limits {
  /** Only the frame's controls, or only the page's own. */
  frame: boolean;
  isPhone: boolean;
  /** Links followed before, for other readers or on other pages, by name and address: one of each is followed. */
  followed: Set<string>;
}

const deepest = 2;

/** These take something away: they come last, but for those that end a session. */
const last = /revoke|cancel|remove|quitar|revocar/i;

/** Taps what pages offer, page after page in one tab. */
export class Tapping {
  private results: TapResult[] = [];
  private seen = new Set<string>();
  private queue: Reached[] = [];
  /** How the page was brought to where it is, and its state after each step, so that it need not be opened again. */
  private where: { step: string; state: string }[] = [];
  /** Whether a link of this page was followed, and come back from, for this reader. */
  private hasLeft = false;
  private anew: () => Promise<void> = async () => {};

  private readonly page: Page;
  private readonly limits: Limits;
  private readonly tap: Tap;

  private constructor(page: Page, limits: Limits) {
    this.page = page;
    this.limits = limits;
    this.tap = new Tap(page, limits.isPhone);
  }

  static async on(page: Page, limits: Limits): Promise<Tapping> {
    await page.addInitScript(installTaps);
    await page.emulateMedia({ reducedMotion: "reduce" });
    return new Tapping(page, limits);
  }

  /** `anew` makes the tab that of a reader who has done nothing yet. */
  async run(address: string, anew: () => Promise<void>): Promise<TapResult[]> {
    Object.assign(this, {
      results: [],
      seen: new Set(),
      queue: [],
      where: [],
      hasLeft: false,
      anew,
    });
    await anew();
    await this.reach(address, []);
    if (!(await staysAtRest(this.page)))
      this.results.push({ control: "the page", outcome: "fault", what: "never leaves the processor alone" });
    await this.enqueue(address, [], 0);
    while (this.queue.length > 0) await this.next();
    return this.results;
  }

  /** Opens a page and waits until it is usable and at rest. */
  private async open(address: string): Promise<void> {
    await this.page.setExtraHTTPHeaders({ "x-forwarded-for": newClientAddress() });
    // A change of the fragment alone would load nothing.
    await this.page.goto("about:blank");
    await this.page.goto(address);
    await usable(this.page);
    await afterTasks(this.page);
    if (!(await comesToRest(this.page))) throw new Error(`${address} never comes to rest.`);
  }

  /** Takes in what can be tapped here and was not seen yet. */
  private async enqueue(start: string, through: string[], depth: number): Promise<void> {
    if (depth > deepest) return;
    const controls = await this.page.evaluate(() => window.taps.controls());
    const added: Reached[] = [];
    const groups = Map.groupBy(controls, ({ group }) => group);
    for (const control of controls) {
      if (control.inFrame !== this.limits.frame && !control.inDialog) continue;
      // The address distinguishes same-named controls in different page states.
      const id = `${control.kind} ${control.name} ${control.href ?? ""} ${control.key}`;
      if (this.seen.has(id)) continue;
      this.seen.add(id);
      const equals = groups.get(control.group)!;
      if (control.excuse) this.leave(control, control.excuse);
      else if (control !== equals[0] && control !== equals.at(-1)) this.leave(control, listed);
      else added.push({ start, through, depth, control });
    }
    // What was found by a tap comes at once, while its place is open; what ends things comes last.
    const rank = ({ control }: Reached) =>
      Number(last.test(control.name)) + Number(ending.test(control.name));
    this.queue = [...added, ...this.queue].toSorted((a, b) => rank(a) - rank(b));
  }

  private leave(control: Control, why: string): void {
    this.results.push({ control: control.key, outcome: "left out", what: why });
  }

  private async next(): Promise<void> {
    const reached = this.queue.shift()!;
    const { control, through } = reached;
    const trail = [...through, control.key].join(" → ");
    try {
      await this.attempt(reached, trail)
        .catch(ifGone(() => this.afresh(reached, trail)))
        // What this reader has done may have taken it away for good: a new one finds the page as it was.
        .catch(ifGone(() => this.renew().then(() => this.attempt(reached, trail))));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message === gone) this.leave(control, gone);
      else {
        const before = this.where.map(({ step }) => step).join(" → ");
        const what = `${message.split("\n").slice(0, 3).join(" ")} (at ${before})`;
        this.results.push({ control: trail, outcome: "fault", what });
      }
      this.where = [];
    }
    if (ending.test(control.name)) await this.renew();
  }

  private afresh(reached: Reached, trail: string): Promise<void> {
    this.where = [];
    return this.attempt(reached, trail);
  }

  private async renew(): Promise<void> {
    this.where = [];
    await this.anew();
  }

  private async attempt({ control, start, through, depth }: Reached, trail: string): Promise<void> {
    await this.reach(start, through);
    const link = control.kind === "link" && `${control.name} ${control.href}`;
    if (link && this.hasLeft && this.limits.followed.has(link)) {
      await this.tap.place(control.key);
      return this.leave(control, followedBefore);
    }
    const { what, ms, leadsTo } = await this.tap.run(control);
    if (link) {
      this.limits.followed.add(link);
      this.hasLeft = true;
    }
    this.results.push({ control: trail, outcome: "tapped", what, ms });
    if (control.kind === "field") return;
    if (leadsTo === "here") {
      await this.enqueue(start, [...through, control.key], depth + 1);
      await this.tap.closes(control);
      return this.findBack(control);
    }
    // Come back from, which closes what was open.
    this.where = this.where.slice(0, 1);
    if (leadsTo === "elsewhere" || depth >= deepest) return;
    await this.reach(leadsTo.address, []);
    await this.enqueue(leadsTo.address, [], depth + 1);
  }

  private async state(): Promise<string> {
    const read = () => this.page.evaluate(() => window.taps.state());
    // A page that leads on by itself, such as the one to sign in, may do so at this very moment.
    return read().catch(async () => {
      await comesToRest(this.page);
      return read();
    });
  }

  /** Goes on from where the page is, as a person does, unless something lies over it that nothing has closed. */
  private async reach(start: string, through: string[]): Promise<void> {
    const wanted = [start, ...through];
    const isOnTheWay = this.where.length > 0 && this.where.every(({ step }, n) => step === wanted[n]);
    if (!isOnTheWay) {
      const goesOn = this.where[0]?.step === start && !(await this.isCovered());
      if (goesOn) this.where = this.where.slice(0, 1);
      else {
        await this.open(start);
        this.where = [{ step: start, state: await this.state() }];
      }
    }
    for (const key of wanted.slice(this.where.length)) {
      await this.tap.press(key);
      await comesToRest(this.page);
      this.where.push({ step: key, state: await this.state() });
    }
  }

  private isCovered(): Promise<boolean> {
    return this.page
      .locator("dialog[open], [role=dialog], [role=alertdialog], [data-base-ui-toast-viewport] > *")
      .filter({ visible: true })
      .first()
      .isVisible();
  }

  /** Finds out which of the steps that led here the page is at again: by itself, or with a second tap on a switch. */
  private async findBack(control: Control): Promise<void> {
    const known = async () => {
      const state = await this.state();
      return this.where.findLastIndex((step) => step.state === state);
    };
    let at = await known();
    if (at < 0 && control.isSwitch) {
      await this.tap.press(control.key).catch(() => {});
      await comesToRest(this.page);
      at = await known();
    }
    if (at >= 0) this.where = this.where.slice(0, at + 1);
    // What the tap has done is one more step on the way.
    else this.where.push({ step: control.key, state: await this.state() });
  }
}

const ifGone = (retry: () => Promise<void>) => (error: unknown) => {
  if (error instanceof TapFault && error.message === gone) return retry();
  throw error;
};
