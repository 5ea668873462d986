import { Toast } from "@base-ui/react/toast";
import { Check, CircleAlert, Info, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { m } from "../../i18n/paraglide/messages.js";
import { footPlace, freePlace, type ToastPlace } from "./free-place.ts";
import type { ToastMessage } from "./toast-store.ts";
import { toastStore } from "./toast-store.ts";

const icons = { primary: Info, success: Check, error: CircleAlert };
const tints = { primary: "text-water", success: "text-spring", error: "text-dawn" };

/** A label is pressed in place of its field, which may be hidden in it. */
const buttons =
  "button, .pill, .icon-button, input, label:has(input), select, textarea, summary, [role=button]";
const links = "a[href]:not(.pill, .icon-button)";
const words = ":is(h1, h2, h3, p, li, legend)";
/** Behind a dialog nothing can be pressed. */
const openDialog = "[role=dialog][data-size]";

/** One at a time where there is little room. */
const limit = () => (innerWidth < 768 ? 1 : 3);

/** Looks again whenever something comes into the page, such as a dialog or what a member may do there. */
function usePlace() {
  const viewport = useRef<HTMLDivElement>(null);
  const isShown = useStore(toastStore, ({ toasts }) => toasts.length > 0);
  const [place, setPlace] = useState<ToastPlace>();
  useLayoutEffect(() => {
    if (!isShown) return;
    const look = () => {
      const within = document.querySelector(openDialog) ?? document;
      const seen = (selector: string) =>
        [...within.querySelectorAll(selector)]
          .filter(
            (control) =>
              control.checkVisibility({ visibilityProperty: true }) && !viewport.current?.contains(control),
          )
          .map((control) => control.getBoundingClientRect())
          .filter(({ width }) => width > 1);
      setPlace((current) =>
        freePlace({
          // A dialog asks something, and is read before it is answered.
          controls: [seen(buttons), seen(links), within === document ? [] : seen(words)],
          screen: { width: innerWidth, height: innerHeight },
          height: viewport.current?.offsetHeight ?? 0,
          current,
        }),
      );
    };
    look();
    let frame = 0;
    const lookAgain = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const observer = new MutationObserver(lookAgain);
    // Pictures and fonts move what is below them.
    const resized = new ResizeObserver(lookAgain);
    resized.observe(document.body);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["hidden", "open"] });
    return () => {
      observer.disconnect();
      resized.disconnect();
      cancelAnimationFrame(frame);
      setPlace(undefined);
    };
  }, [isShown]);
  return { viewport, place: place ?? footPlace };
}

/** Loaded with the first toast. The region is announced politely; errors at once. */
export default function Toaster() {
  const { viewport, place } = usePlace();
  return (
    <Toast.Provider limit={limit()}>
      <ToastFeed />
      <Toast.Portal>
        <Toast.Viewport
          ref={viewport}
          style={place}
          className="fixed inset-x-4 z-50 mx-auto flex max-w-[420px] flex-col gap-2 md:right-6 md:left-auto md:mx-0 md:w-[420px]"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** Passes new toasts from the store to the primitive, which times, pauses and announces them. */
function ToastFeed() {
  const { add, close } = Toast.useToastManager();
  const toasts = useStore(toastStore, (state) => state.toasts);
  const dismiss = useStore(toastStore, (state) => state.dismiss);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    const wanted = new Set(toasts.map((toast) => toast.id));
    for (const toast of toasts) {
      if (shown.current.has(toast.id)) continue;
      shown.current.add(toast.id);
      add({
        id: toast.id,
        title: toast.title,
        description: toast.description,
        timeout: toast.timeout,
        priority: toast.color === "error" ? "high" : "low",
        data: toast,
        onClose: () => dismiss(toast.id),
      });
    }
    for (const id of shown.current) {
      if (wanted.has(id)) continue;
      shown.current.delete(id);
      close(id);
    }
  }, [toasts, add, close, dismiss]);
  return null;
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastMessage>();
  return toasts.map((toast) => {
    const color = toast.data?.color ?? "primary";
    const Icon = icons[color];
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className="flex items-start gap-3 rounded-sm border border-line bg-paper p-4 shadow-float transition-opacity duration-150 data-[ending-style]:opacity-0 data-[limited]:hidden data-[starting-style]:opacity-0"
      >
        <Icon className={`mt-0.5 size-5 shrink-0 ${tints[color]}`} aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-sans text-base font-semibold tracking-normal" />
          <Toast.Description className="text-muted" />
          {toast.data?.actions?.map((action) => (
            <button
              key={action.label}
              type="button"
              className="mt-1 mr-6 min-h-11 font-semibold text-water"
              onClick={action.onClick}
            >
              {action.label}
            </button>
          ))}
        </div>
        <Toast.Close className="icon-button -m-2 shrink-0" aria-label={m.close()}>
          <X className="size-5" aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
