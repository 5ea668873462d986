/** The element with all that starts React: a template, which runs nothing until its content is put into the page. */
export const appStartId = "app-start";
/** Sent once React has taken over the document. */
export const hydratedEvent = "app:hydrated";
