/** A control as a user can identify it: its kind, its name, and its index among equals. */
export interface Control {
  key: string;
  /** In the header or footer, which every page has. */
  inFrame: boolean;
  kind: "link" | "button" | "field" | "select" | "toggle";
  name: string;
  /** Controls of one list have one group: the first and the last of them stand for all. */
  group: string;
  href: string | null;
  /** Why a tap cannot or need not show anything. */
  excuse: string | null;
  inDialog: boolean;
  /** A second tap takes back what the first did. */
  isSwitch: boolean;
}

export interface Point {
  x: number;
  y: number;
  /** What lies on top of the control at that point, if anything does. */
  coveredBy: string | null;
  /** Sends off a form in which fields are still empty, which the server may refuse. */
  sendsIncomplete: boolean;
}

declare global {
  interface Window {
    taps: {
      controls(): Control[];
      point(key: string): Point | null;
      choose(key: string): boolean;
      snapshot(): string;
      state(): string;
      toastOver(): string | null;
      dialogs: string[];
    };
  }
}

/** Runs in the page before its own scripts; self-contained, because only its text gets there. */
export function installTaps(): void {
  const selector =
    "a[href], button, summary, select, textarea, input:not([type=hidden]), [contenteditable=true], " +
    "[role=button], [role=tab], [role=menuitem], [role=switch], [role=checkbox], [role=radio], [role=option]";
  /** What it is on changes with every page that is opened. */
  const leftOff = /^(Where you left off|Donde te quedaste).*/;
  const clean = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim().slice(0, 60);
  const modal = () =>
    [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")]
      .filter((dialog) => dialog.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .at(-1);

  const nameOf = (element: Element): string => fullNameOf(element).replace(leftOff, "$1");

  const fullNameOf = (element: Element): string => {
    const labelledBy = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    return (
      clean(element.getAttribute("aria-label")) ||
      clean(labelledBy.map((id) => document.getElementById(id)?.textContent).join(" ")) ||
      clean([...labels].map((label) => label.textContent).join(" ")) ||
      clean(element.textContent) ||
      clean(element.getAttribute("title") ?? element.querySelector("img")?.getAttribute("alt")) ||
      clean(element.getAttribute("placeholder") ?? element.getAttribute("name"))
    );
  };

  const kindOf = (element: Element): Control["kind"] => {
    if (element.tagName === "A") return "link";
    if (element.tagName === "SELECT") return "select";
    const type = element.tagName === "INPUT" ? (element as HTMLInputElement).type : "";
    if (type === "checkbox" || type === "radio") return "toggle";
    if (["submit", "button", "image", "reset", "color", "file", "range"].includes(type)) return "button";
    return type || element.matches("textarea, [contenteditable=true]") ? "field" : "button";
  };

  const excuseOf = (element: Element): string | null => {
    if (element.matches(":disabled, [aria-disabled=true]")) return "disabled";
    if (
      element.matches("[type=radio]:checked, [role=radio][aria-checked=true], [role=tab][aria-selected=true]")
    )
      return "chosen already";
    // The developer's bar moves the clock that all tests go by.
    if (element.closest("details.fixed[data-no-print]")) return "the developer's bar";
    if (!(element instanceof HTMLAnchorElement)) return null;
    if (!/^https?:$/.test(element.protocol)) return "opens another program";
    if (element.origin !== location.origin) return "leads to another site";
    if (element.href === location.href) return "leads to the page it is on";
    return null;
  };

  const isReachable = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    // What is only for the keyboard or for screen readers lies outside or is a dot.
    return width > 1 && height > 1 && right > 0 && bottom + scrollY > 0 && !element.closest("[inert]");
  };

  /** A hidden box inside a visible label is tapped by its label. */
  const face = (element: Element): Element =>
    kindOf(element) === "toggle" && (element as HTMLInputElement).labels?.[0]
      ? (element as HTMLInputElement).labels![0]!
      : element;

  const shape = (element: Element): string => {
    const steps = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      steps.push(at.tagName);
      if (at.matches("main, header, footer, [role=dialog]")) break;
    }
    return steps.join("<");
  };

  const list = (): [Control, Element][] => {
    const root = modal() ?? document;
    const nth = new Map<string, number>();
    return [...root.querySelectorAll(selector)]
      .filter((element) => isReachable(face(element)))
      .map((element) => {
        const kind = kindOf(element);
        const name = nameOf(element);
        const label = `${kind} "${name}"`;
        nth.set(label, (nth.get(label) ?? 0) + 1);
        const link = element instanceof HTMLAnchorElement ? element : null;
        const leaves = link !== null && link.pathname !== location.pathname;
        const control: Control = {
          key: nth.get(label) === 1 ? label : `${label} ${nth.get(label)}`,
          kind,
          name,
          inFrame:
            element.closest("header, footer") !== null && element.closest("main, [role=dialog]") === null,
          group: leaves ? `link ${shape(element)}` : `${kind} ${shape(element)} ${name.replace(/\d+/g, "#")}`,
          href: link?.href ?? null,
          excuse: excuseOf(element),
          inDialog: root !== document,
          isSwitch: element.matches(
            "summary, [type=checkbox], [role=switch], [aria-expanded], [aria-pressed]",
          ),
        };
        return [control, element] as [Control, Element];
      });
  };

  const find = (key: string) => list().find(([control]) => control.key === key)?.[1];

  const describe = (element: Element | null | undefined) =>
    element
      ? `<${element.tagName.toLowerCase()} class="${clean(element.getAttribute("class"))}">`
      : "nothing";

  const states = [
    "open",
    "hidden",
    "disabled",
    "data-state",
    "data-open",
    "data-color-mode",
    "data-text-size",
    "data-text-spacing",
    "data-text-width",
    "data-paper",
  ];

  const isOnScreen = ({ top, bottom, left, right }: DOMRect) =>
    bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth;

  const snapshotOf = (element: Element, isWhole: boolean): string => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || !(isWhole || isOnScreen(box))) return "";
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return "";
    const own = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : "")).join("");
    const attributes = [...element.attributes]
      .filter(({ name }) => name.startsWith("aria-") || states.includes(name))
      .map(({ name, value }) => `${name}=${value}`);
    const { value, checked } = element as HTMLInputElement;
    const place = [box.x, box.y, box.width, box.height].map(Math.round).join(",");
    return `${element.tagName} ${place} ${attributes} ${own} ${element.matches("input, select, textarea") ? `${value} ${checked}` : ""}\n`;
  };

  const pageSnapshot = (isWhole: boolean) => {
    const root = [...document.documentElement.attributes].filter(({ name }) => name !== "data-page-ready");
    const all = [...document.body.querySelectorAll("*")].map((element) => snapshotOf(element, isWhole));
    return `${root.map(({ name, value }) => `${name}=${value}`)} ${all.join("")}`;
  };

  const sendsIncomplete = (element: Element): boolean => {
    const form = (element as HTMLButtonElement).type === "submit" && (element as HTMLButtonElement).form;
    return (
      form !== false &&
      [...(form?.querySelectorAll<HTMLInputElement>("input, textarea, select") ?? [])].some(
        (field) =>
          field.checkVisibility() &&
          (["checkbox", "radio"].includes(field.type) ? !field.checked : field.value === ""),
      )
    );
  };

  const dialogs: string[] = [];
  window.taps = {
    dialogs,
    controls: () => list().map(([control]) => control),
    point(key) {
      const element = find(key);
      // One that an earlier tap has disabled is there again when the page is opened again.
      if (!element || element.matches(":disabled, [aria-disabled=true]")) return null;
      const target = face(element);
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      // A link over two lines has a middle that is not its own.
      const box = [...target.getClientRects()].find(({ width, height }) => width > 1 && height > 1)!;
      if (!box) return null;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      const hit =
        top !== null &&
        (target.contains(top) ||
          element.contains(top) ||
          (top.contains(target) && top.closest("label") !== null));
      return { x, y, coveredBy: hit ? null : describe(top), sendsIncomplete: sendsIncomplete(element) };
    },
    choose(key) {
      const select = find(key) as HTMLSelectElement;
      const other = [...select.options].findIndex(
        ({ disabled }, n) => !disabled && n !== select.selectedIndex,
      );
      if (other < 0) return false;
      select.selectedIndex = other;
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
      return true;
    },
    snapshot() {
      const { activeElement } = document;
      const isField = activeElement?.matches("input, textarea, select, [contenteditable=true]");
      return `focus ${isField ? nameOf(activeElement!) : ""} ${pageSnapshot(false)}`;
    },
    state() {
      scrollTo({ top: 0, behavior: "instant" });
      return pageSnapshot(true);
    },
    toastOver() {
      // A toast may lie over text, never over what is to be tapped next in a dialog or a bar that does not scroll.
      for (const [control, element] of list()) {
        const box = face(element).getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const toast = top?.closest("[data-base-ui-toast-viewport], [role=region][aria-live]");
        if (toast && !toast.contains(element)) return control.key;
      }
      return null;
    },
  };
  // What the browser shows outside the page.
  addEventListener("invalid", () => void dialogs.push("what the browser says of an incomplete form"), true);
  window.print = () => void dialogs.push("print");
  const cancelled = (what: string) => async () => {
    dialogs.push(what);
    throw new DOMException("Cancelled", "NotAllowedError");
  };
  if (navigator.credentials)
    Object.assign(navigator.credentials, { get: cancelled("a passkey"), create: cancelled("a new passkey") });
  if (navigator.clipboard)
    navigator.clipboard.writeText = async () => {
      dialogs.push("clipboard");
    };
}
