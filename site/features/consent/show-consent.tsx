import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { ConsentNote } from "./consent-note.tsx";

let shown: { root: Root; place: HTMLElement } | undefined;

function close(returnTo: HTMLElement | undefined): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
  returnTo?.focus();
}

/** Renders the note in a root of its own; `openedBy` is the link that opened the choices. */
export function showConsent(openedBy?: HTMLElement): void {
  if (!shown) {
    const place = document.createElement("div");
    document.body.append(place);
    shown = { root: createRoot(place), place };
  }
  shown.root.render(
    <StrictMode>
      <ConsentNote
        key={openedBy ? "choices" : "note"}
        openedByLink={openedBy !== undefined}
        close={() => close(openedBy)}
      />
    </StrictMode>,
  );
}
