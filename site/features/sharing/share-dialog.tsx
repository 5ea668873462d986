import { Link2 } from "lucide-react";
import type { MouseEvent } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { type ShareTarget, shareTargets } from "./share-targets.ts";

const labels: Record<ShareTarget["name"], () => string> = {
  email: m.share_email,
  facebook: () => "Facebook",
  twitter: () => "Twitter",
  whatsapp: () => "WhatsApp",
};

interface ShareDialogProps extends ModalContentProps {
  title: string;
  text: string;
  url: string;
}

export default function ShareDialog({ title, text, url, close }: ShareDialogProps) {
  function openPopup(event: MouseEvent, target: ShareTarget) {
    if (target.name === "email") return;
    event.preventDefault();
    const { width, height } = target.popup;
    window.open(target.href({ title, text, url }), "share", `width=${width},height=${height},noopener`);
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: m.link_copied(), color: "success" });
      close();
    } catch {
      showToast({ title: m.link_not_copied(), description: url, color: "error" });
    }
  }
  return (
    <>
      <p className="mt-1 text-muted">{title}</p>
      <ul className="mt-5 grid grid-cols-2 gap-2.5">
        {shareTargets.map((target) => (
          <li key={target.name}>
            <a
              href={target.href({ title, text, url })}
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
      <button
        type="button"
        className="pill mt-2.5 w-full bg-water text-on-water hover:opacity-90"
        onClick={copy}
      >
        <Link2 className="size-5" aria-hidden="true" />
        {m.copy_link()}
      </button>
    </>
  );
}
