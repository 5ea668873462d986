import { ImageIcon, Link2, Quote, Share2 } from "lucide-react";
import { type MouseEvent, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useComponent } from "../../ui/use-component.ts";
import { longestMessage, type ShareTarget, shareTargets } from "./share-targets.ts";
import { citation, shareText } from "./share-text.ts";
import type { Shared } from "./shared.ts";

const cardMaker = { load: () => import("./card/card-maker.tsx") };
const NotLoaded = () => <p className="mt-4 text-muted">{m.not_loaded()}</p>;

const labels: Record<ShareTarget["name"], () => string> = {
  email: m.share_email,
  facebook: () => "Facebook",
  twitter: () => "Twitter",
  whatsapp: () => "WhatsApp",
};

interface ShareDialogProps extends ModalContentProps {
  shared: Shared;
  url: string;
}

export default function ShareDialog({ shared, url, close }: ShareDialogProps) {
  const [invitation, setInvitation] = useState(shared.invitation);
  const [showsCard, setShowsCard] = useState(false);
  const CardMaker = useComponent(showsCard ? cardMaker : undefined, NotLoaded);
  const locale = getLocale();
  const sent = { ...shared, invitation: invitation?.trim() };
  const { title } = shared;
  const message = shareText(sent, locale, (text) => text.length <= longestMessage);

  function hrefOf(target: ShareTarget): string {
    const text = shareText(sent, locale, (part) => target.fits({ title, text: part, url }));
    return target.href({ title, text, url });
  }
  function openPopup(event: MouseEvent, target: ShareTarget) {
    if (target.name === "email") return;
    event.preventDefault();
    const { width, height } = target.popup;
    window.open(hrefOf(target), "share", `width=${width},height=${height},noopener`);
  }
  async function copy(text: string, copied: string) {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: copied, color: "success" });
      close();
    } catch {
      showToast({ title: m.share_not_copied(), description: url, color: "error" });
    }
  }
  return (
    <>
      {invitation === undefined ? (
        <p className="mt-2 line-clamp-6 font-serif whitespace-pre-line">{message}</p>
      ) : (
        <label className="mt-2 block">
          <span className="text-[0.92rem] font-semibold text-muted">{m.share_your_words()}</span>
          <textarea
            className="mt-1 w-full rounded-sm border border-line bg-paper p-3 font-serif leading-[1.55]"
            rows={3}
            maxLength={500}
            value={invitation}
            onChange={(event) => setInvitation(event.target.value)}
          />
        </label>
      )}
      {"share" in navigator && (
        <button
          type="button"
          className="pill mt-4 w-full bg-water text-on-water hover:opacity-90"
          // Closing the sheet rejects; that is an answer, not a fault.
          onClick={() => void navigator.share({ title, text: message, url }).then(close, () => {})}
        >
          <Share2 className="size-5" aria-hidden="true" />
          {m.share_system()}
        </button>
      )}
      <ul className="mt-2.5 grid grid-cols-2 gap-2.5">
        {shareTargets.map((target) => (
          <li key={target.name}>
            <a
              href={hrefOf(target)}
              target="_blank"
              rel="noreferrer"
              className="pill w-full border border-line hover:bg-sand"
              onClick={(event) => openPopup(event, target)}
            >
              {labels[target.name]()}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-2.5 grid gap-2.5">
        <button
          type="button"
          className="pill w-full border border-line hover:bg-sand"
          onClick={() => copy(citation(shared, url, locale), m.share_citation_copied())}
        >
          <Quote className="size-5" aria-hidden="true" />
          {m.share_copy_citation()}
        </button>
        <button
          type="button"
          className="pill w-full border border-line hover:bg-sand"
          onClick={() => copy(url, m.link_copied())}
        >
          <Link2 className="size-5" aria-hidden="true" />
          {m.copy_link()}
        </button>
      </div>
      <button
        type="button"
        aria-expanded={showsCard}
        className="pill mt-2.5 w-full border border-line hover:bg-sand"
        onClick={() => setShowsCard(!showsCard)}
      >
        <ImageIcon className="size-5" aria-hidden="true" />
        {m.share_card()}
      </button>
      {showsCard &&
        (CardMaker ? <CardMaker shared={shared} /> : <p className="mt-4 text-muted">{m.loading()}</p>)}
    </>
  );
}
