import { visitFacts } from "./lead-calls.ts";

/** Tells a form what the visit is, before it is sent: its number, its parameters and where the reader's morning is. */
export async function fillVisit(form: HTMLFormElement): Promise<void> {
  const fill = (name: string, value: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  };
  fill("timeZone", Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { rsid = "", parameters } = await visitFacts();
  fill("rsid", rsid);
  fill("parameters", JSON.stringify(parameters));
}
