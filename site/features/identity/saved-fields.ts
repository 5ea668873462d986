import { formPaths } from "../../../contracts/identity.ts";

/** Passwords and secrets are not saved. */
const savedTypes = ["text", "email", "checkbox"];

const key = (form: string) => `account-form:${form}`;

/** Removes saved fields once a form is completed. */
export function dropFields(): void {
  try {
    for (const form of Object.keys(formPaths)) sessionStorage.removeItem(key(form));
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}

const inputs = (form: HTMLFormElement) =>
  [...form.querySelectorAll("input")].filter(
    ({ type, name }) => savedTypes.includes(type) && !["password", "code"].includes(name),
  );

/** What was written stays in this tab until the answer is here: an error's address must not carry it. */
export function saveFields(form: HTMLFormElement, name: string): void {
  const values = Object.fromEntries(
    inputs(form).map((input) => [input.name, input.type === "checkbox" ? input.checked : input.value]),
  );
  sessionStorage.setItem(key(name), JSON.stringify(values));
}

/** The address that was typed in this tab's last form of this name. */
export function savedEmail(name: string): string {
  try {
    const { email } = JSON.parse(sessionStorage.getItem(key(name)) ?? "{}") as { email?: unknown };
    return typeof email === "string" ? email : "";
  } catch {
    return "";
  }
}

export function refillFields(form: HTMLFormElement, name: string): void {
  // They stay: whoever goes back to "Check your inbox" reads there which address the mail went to.
  const values = JSON.parse(sessionStorage.getItem(key(name)) ?? "{}") as Record<string, string | boolean>;
  for (const input of inputs(form)) {
    const value = values[input.name];
    // Clicked rather than set, so that change handlers run.
    if (value === true && !input.checked) input.click();
    else if (typeof value === "string") input.value ||= value;
  }
}
