import { dayRules } from "../verses/day-rules.server.ts";

export const prayerRules = dayRules("prayer", "prayers");
