import { appStartId, hydratedEvent } from "./app-start.ts";

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A lost module is reported like any other lost chunk (ui/reload-guard.ts). */
const lostChunk = (script: Event) =>
  dispatchEvent(Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: script }));

/** Puts the content of the template into the page, where its scripts run; React finds the document as it was rendered. */
function runStartScripts(template: HTMLTemplateElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const place = Object.assign(document.createElement("noscript"), { id: appStartId });
    const content = document.importNode(template.content, true);
    const added = [...content.childNodes];
    addEventListener(hydratedEvent, () => resolve(), { once: true });
    for (const script of content.querySelectorAll("script"))
      script.onerror = (event) => {
        for (const node of added) node.remove();
        place.replaceWith(template);
        lostChunk(event as Event);
        reject(new Error("The page's code could not be loaded."));
      };
    template.replaceWith(place);
    place.after(content);
  });
}

async function load(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>(`template#${appStartId}`);
  if (!template) return;
  // Requested together, run in tasks of their own, so that a slow phone answers a touch in between.
  for (const link of template.content.querySelectorAll("link")) document.head.append(link.cloneNode());
  // In development React comes after what updates it in place, which is among the page's scripts.
  if (!import.meta.hot) await import("./react.ts");
  await nextTask();
  await runStartScripts(template);
}

let loading: Promise<void> | undefined;

/** Fetches React and the page's code, and resolves once they have taken over; after a failure the next call tries again. */
export function hydrate(): Promise<void> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
