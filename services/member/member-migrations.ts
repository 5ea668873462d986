import { fileURLToPath } from "node:url";

/** Apart, because roles are asked for long before any other of these tables. */
export const memberMigrations = {
  service: "member",
  folder: fileURLToPath(new URL("./migrations", import.meta.url)),
};
