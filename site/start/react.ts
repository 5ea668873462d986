/** Loaded in a task of its own before the page's code (hydrate.ts). */
export { hydrateRoot } from "react-dom/client";
export { HydratedRouter } from "react-router/dom";
