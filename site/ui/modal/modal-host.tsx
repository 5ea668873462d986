import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef } from "react";
import { useStore } from "zustand";
import { m } from "../../i18n/paraglide/messages.js";
import { useComponent } from "../use-component.ts";
import { closeModal, modalStore, requestClose } from "./modal-store.ts";
import { modalWidthClasses } from "./modal-widths.ts";

/** A dialog's loading and failure states. */
function Instead({ label }: { label: string }) {
  const modal = useStore(modalStore, (state) => state.modal);
  return (
    <>
      {modal?.ownTitle && <Dialog.Title className="sr-only">{modal.title}</Dialog.Title>}
      <p role="status" className="py-6 text-muted">
        {label}
      </p>
    </>
  );
}

const NotLoaded = () => <Instead label={m.not_loaded()} />;

/** One dialog at a time: centered, rounded, no transition; focus is trapped and restored. */
export default function ModalHost() {
  const { modal, openCount } = useStore(modalStore);
  const Content = useComponent(modal, NotLoaded);
  const popup = useRef<HTMLDivElement>(null);
  if (!modal) return null;
  const size = modal.size ?? "narrow";
  return (
    <Dialog.Root
      key={openCount}
      open
      disablePointerDismissal={modal.ignoreOutside}
      onOpenChange={(open) => !open && requestClose()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[#0a161d]/55" />
        <Dialog.Viewport
          className={`fixed inset-0 z-40 grid grid-cols-1 overflow-y-auto ${size === "fullscreen" ? "items-start" : "place-items-center p-3 sm:p-4"}`}
        >
          <Dialog.Popup
            ref={popup}
            // The dialog itself, so that its title is announced first and no control appears selected.
            initialFocus={popup}
            data-size={size}
            className={`relative w-full bg-paper p-6 text-ink shadow-float outline-none md:p-8 ${modalWidthClasses[size]}`}
          >
            {!modal.ownTitle && <Dialog.Title className="pr-10 text-[1.45rem]">{modal.title}</Dialog.Title>}
            <Dialog.Close
              className="icon-button absolute top-4 right-4 z-10 bg-paper/80"
              aria-label={m.close()}
            >
              <X className="size-5" aria-hidden="true" />
            </Dialog.Close>
            {Content ? <Content {...modal.props} close={closeModal} /> : <Instead label={m.loading()} />}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
