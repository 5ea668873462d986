import { Moon, Sun } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";

/** Both icons are in the markup and CSS shows one, so the button never changes while the page loads. */
export function ColorModeSwitch() {
  return (
    <button type="button" className="icon-button" aria-label={m.switch_color_mode()} data-do="color-mode">
      <Moon className="size-[1.2rem] mode-light-only" aria-hidden="true" />
      <Sun className="size-[1.2rem] mode-dark-only" aria-hidden="true" />
    </button>
  );
}
