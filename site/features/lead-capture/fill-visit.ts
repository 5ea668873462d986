import { visitFacts } from "./lead-calls.ts";

/** Fills in the arrival parameters before the form is submitted. */
export async function fillVisit(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem("parameters");
  const { parameters } = await visitFacts();
  if (field instanceof HTMLInputElement) field.value = JSON.stringify(parameters);
}
