import { StrictMode, startTransition } from "react";
import { HydratedRouter, hydrateRoot } from "./start/react.ts";

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// In a task of its own: a slow phone answers a touch between reading the scripts and bringing the page to life.
setTimeout(hydrate);
