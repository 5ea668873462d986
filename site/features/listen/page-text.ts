import type { ListenItem, Sentence } from "./queue.ts";
import { sentencesOf } from "./sentences.ts";

/** A sentence and where it stands. */
interface PlacedSentence extends Sentence {
  range(): Range;
}

const parts = "[data-listen]:not([data-listen=no], [data-listen] *)";
const unread =
  "[data-listen=no], [aria-hidden=true], [hidden], sup, .verse-number, .sr-only, button, select, textarea, nav, svg, script, style";
const block =
  /^(?:P|LI|H[1-6]|BLOCKQUOTE|DIV|FOOTER|SECTION|ASIDE|UL|OL|FIGURE|FIGCAPTION|HR|DT|DD|TABLE|TR|TD|TH)$/;

interface Block {
  text: string;
  lang: string;
  /** Where each text node begins in the block's text. */
  nodes: { start: number; node: Text }[];
}

/** The text of an element by its blocks; nothing of it is changed, so that React finds it as it was rendered. */
function blocksOf(part: Element): Block[] {
  const blocks: Block[] = [];
  const open = (lang: string) => {
    if (!blocks.at(-1) || blocks.at(-1)!.text !== "") blocks.push({ text: "", lang, nodes: [] });
    else blocks.at(-1)!.lang = lang;
  };
  function walk(node: Node, lang: string): void {
    const now = blocks.at(-1)!;
    if (node instanceof Text || node.nodeType === 3) {
      now.nodes.push({ start: now.text.length, node: node as Text });
      now.text += (node as Text).data;
    }
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (element.matches(unread) && element !== part) return;
    const own = element.getAttribute("lang") ?? lang;
    const isBlock = block.test(element.tagName);
    if (isBlock || own !== lang) open(own);
    for (const child of element.childNodes) walk(child, own);
    if (isBlock || own !== lang) open(lang);
    // A line of poetry, which has no space at its end.
    else if (element.tagName === "BR" || element.classList.contains("block")) blocks.at(-1)!.text += " ";
  }
  const lang = part.closest("[lang]")?.getAttribute("lang") ?? "en-US";
  open(lang);
  walk(part, lang);
  return blocks;
}

function place(nodes: Block["nodes"], index: number): [Text, number] {
  const found = nodes.findLast(({ start }) => start <= index)!;
  return [found.node, Math.min(index - found.start, found.node.length)];
}

/** What a page has to be heard, in its order. */
export function sentencesIn(page: ParentNode, leaveOut = ""): PlacedSentence[] {
  return [...page.querySelectorAll(parts)]
    .filter((part) => leaveOut === "" || !part.matches(leaveOut))
    .flatMap(blocksOf)
    .flatMap(({ text, lang, nodes }) =>
      sentencesOf(text, lang).map(([start, end]) => ({
        text: text.slice(start, end).replace(/\s+/gu, " "),
        lang,
        range() {
          const range = new Range();
          range.setStart(...place(nodes, start));
          // The end belongs to the last letter, not to the node that follows it.
          const [node, offset] = place(nodes, end - 1);
          range.setEnd(node, offset + 1);
          return range;
        },
      })),
    );
}

/** A page as something to listen to; undefined where it offers nothing. */
export function itemOf(page: Document, path: string, leaveOut?: string): ListenItem | undefined {
  const button = page.querySelector<HTMLElement>("[data-do=listen]");
  const sentences = sentencesIn(page, leaveOut).map(({ text, lang }) => ({ text, lang }));
  if (!button || sentences.length === 0) return undefined;
  // A protected recording's address comes with the unlocked text, beside the button that everybody has.
  const { audio } = page.querySelector<HTMLElement>("[data-audio]")?.dataset ?? {};
  const { title = "" } = button.dataset;
  return { path, title, sentences, audio };
}
