import { m } from "../../i18n/paraglide/messages.js";

const names = [m.trivia_level_easy, m.trivia_level_medium, m.trivia_level_hard];

/** Undefined where an editor has set none. */
export const levelName = (level: number | null): string | undefined =>
  level === null ? undefined : names[level - 1]?.();
