import { Link2, Share2 } from "lucide-react";
import type { MouseEvent } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { showToast } from "../../ui/toast/toast-store.ts";
import { share } from "../sharing/share.ts";

interface VerseActionsProps {
  title: string;
  reference: string;
  text: string;
  verse: number;
}

const pathTo = (verse: number) => `${location.pathname}#v${verse}`;
const linkTo = (verse: number) => location.origin + pathTo(verse);

/** Without JavaScript the first is a plain link to the verse, to be copied by hand, and there is no second. */
export function VerseActions({ title, reference, text, verse }: VerseActionsProps) {
  async function copy(event: MouseEvent) {
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(linkTo(verse));
      showToast({ title: m.bible_verse_link_copied({ reference }), color: "success" });
    } catch {
      showToast({ title: m.link_not_copied(), description: linkTo(verse), color: "error" });
    }
  }
  return (
    <div className="flex gap-2">
      <a
        href={`#v${verse}`}
        className="pill border border-line !px-4 text-[0.95rem] hover:bg-sand"
        onClick={copy}
      >
        <Link2 className="size-[1.1rem]" aria-hidden="true" />
        {m.bible_copy_verse_link()}
      </a>
      <button
        type="button"
        className="icon-button border border-line"
        aria-label={m.bible_share_verse({ reference })}
        onClick={() => share({ title, verses: [text], path: pathTo(verse) })}
      >
        <Share2 className="size-[1.1rem]" aria-hidden="true" />
      </button>
    </div>
  );
}
