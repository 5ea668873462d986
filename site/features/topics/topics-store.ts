import { create } from "zustand";
import { noTopics, parseTopics, type Topics, topicsKey } from "./topics-state.ts";

/** Empty in the server's markup and during hydration; `openTopics` reads what the browser has. */
export const useTopics = create<Topics>(() => noTopics);

function stored(): Topics {
  try {
    return parseTopics(localStorage.getItem(topicsKey));
  } catch {
    return useTopics.getState();
  }
}

/** Storage first, since another tab may have written it. */
export function changeTopics(step: (state: Topics) => Topics): Topics {
  const state = step(stored());
  useTopics.setState({ failed: false, ...state }, true);
  try {
    const { topics, loaded, synced } = state;
    if (topics.length > 0 || loaded || !synced)
      localStorage.setItem(topicsKey, JSON.stringify({ topics, loaded, synced }));
    else localStorage.removeItem(topicsKey);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  return state;
}

let isOpen = false;

export function openTopics(): void {
  if (isOpen) return;
  isOpen = true;
  useTopics.setState(stored());
  addEventListener("storage", ({ key, newValue }) => {
    if (key === topicsKey) useTopics.setState({ failed: false, ...parseTopics(newValue) }, true);
  });
}

/** Clearing empties the list. */
export const clearTopics = (): Topics => changeTopics(() => noTopics);
