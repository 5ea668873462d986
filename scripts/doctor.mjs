// npm run doctor: checks a running installation and says what is wrong and how to mend it (docs/setup.md).
import { runOperatorCommand } from "./operator-command.mjs";

runOperatorCommand("server/doctor-command.ts");
