import { newPostgresPlace } from "../../tests/support/databases.ts";
import { describeLibrary } from "./library-cases.ts";

describeLibrary(async () => ({ DATABASE_URL: (await newPostgresPlace()).url! }));
