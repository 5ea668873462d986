import { pageSettledEvent } from "../../ui/page-settle.tsx";

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200);

/** What goes along with a visit is loaded once the first page has settled and the device has nothing better to do. */
export function startVisit(): () => void {
  const load = () =>
    whenIdle(() => {
      import("./visit.ts").then(
        ({ accompany }) => accompany(),
        (error: unknown) => console.warn("What goes along with a visit could not be loaded.", error),
      );
    });
  addEventListener(pageSettledEvent, load, { once: true });
  return () => removeEventListener(pageSettledEvent, load);
}
