// npm run umbraco:setup | umbraco:push | umbraco:pull | umbraco:verify: see services/content/README.md.
import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("scripts/umbraco/command.ts");
