// npm run settings: writes docs/settings.md and .env.example from server/settings.
import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("server/settings-command.ts");
