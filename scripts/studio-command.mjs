// npm run studio:import | studio:export: see docs/studio.md.
import { runOperatorCommand } from "./operator-command.mjs";
import { studioSettings } from "./studio/settings.mjs";

Object.assign(process.env, studioSettings());
runOperatorCommand("scripts/studio/command.ts");
