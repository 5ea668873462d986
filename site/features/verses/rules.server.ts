import { dayRules } from "./day-rules.server.ts";

export const verseRules = dayRules("verse", "verses");
