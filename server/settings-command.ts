import { writeFileSync } from "node:fs";
import path from "node:path";
import { settingsExample, settingsPage } from "./settings/documents.ts";

const root = path.resolve(import.meta.dirname, "..");
writeFileSync(path.join(root, "docs/settings.md"), settingsPage());
writeFileSync(path.join(root, ".env.example"), settingsExample());
