import { visitFacts } from "./lead-calls.ts";

/** Tells a form, before it is sent, by which parameters the reader came. */
export async function fillVisit(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem("parameters");
  const { parameters } = await visitFacts();
  if (field instanceof HTMLInputElement) field.value = JSON.stringify(parameters);
}
