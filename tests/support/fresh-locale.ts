/** Files that share a process find the language as it is at the start, whatever the file before them has left. */
import { overwriteGetLocale } from "../../site/i18n/paraglide/runtime.js";

overwriteGetLocale(() => "en-US");
