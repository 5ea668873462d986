import { type SubmitEvent, useState } from "react";

/** A form is not sent while there is no connection: the page stays, with what was typed, and says so. */
export function useUnsent() {
  const [unsent, setUnsent] = useState(false);
  const onSubmit = (event: SubmitEvent) => {
    setUnsent(!navigator.onLine);
    if (!navigator.onLine) event.preventDefault();
  };
  return { unsent, onSubmit };
}
