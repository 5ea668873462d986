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

/** The note lies on the page without being part of it; `asked` is the link by which somebody came to their choices. */
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
