/** What an editor reads in place of the values of a choice; numbers speak for themselves. */
import type { Words } from "../../../contracts/content-types.ts";
import { words } from "../languages.ts";

const labels: Record<string, Words> = {
  free: { "en-US": "Everybody", es: "Todos" },
  account: { "en-US": "Whoever has an account", es: "Quien tiene cuenta" },
  premium: { "en-US": "Premium members", es: "Miembros premium" },
  day: { "en-US": "The day", es: "El día" },
  family: { "en-US": "Family", es: "Familia" },
  health: { "en-US": "Health", es: "Salud" },
  grief: { "en-US": "Grief", es: "Duelo" },
  work: { "en-US": "Work", es: "Trabajo" },
  heart: { "en-US": "The heart", es: "El corazón" },
  thanks: { "en-US": "Thanks", es: "Gratitud" },
  world: { "en-US": "The world", es: "El mundo" },
  read: { "en-US": "Read", es: "Leer" },
  explore: { "en-US": "Explore", es: "Explorar" },
  reflect: { "en-US": "Reflect", es: "Reflexionar" },
  act: { "en-US": "Act", es: "Actuar" },
};

export const optionLabel = (value: string | number) => {
  const found = labels[value];
  return found ? words(found) : String(value);
};
