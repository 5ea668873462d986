import { useEffect, useState } from "react";
import { createSaving, type Saving } from "./saving.ts";

/** Saves what is written; leaving with unsaved changes asks for confirmation. */
export function useSaving<T>(save: (value: T) => Promise<void>) {
  const [state, setState] = useState<Saving>("saved");
  const [saving] = useState(() => createSaving(save, setState));

  useEffect(() => {
    const warnIfUnsaved = (event: BeforeUnloadEvent) => saving.isUnsaved() && event.preventDefault();
    addEventListener("beforeunload", warnIfUnsaved);
    return () => {
      removeEventListener("beforeunload", warnIfUnsaved);
      void saving.flush();
    };
  }, [saving]);

  return { state, ...saving };
}
