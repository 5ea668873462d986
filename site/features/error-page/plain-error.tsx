import { m } from "../../i18n/paraglide/messages.js";

export const PlainError = () => (
  <main className="column py-16">
    <h1 className="text-[2rem]">{m.error_internal()}</h1>
    <p className="mt-4">{m.error_internal_advice()}</p>
  </main>
);
