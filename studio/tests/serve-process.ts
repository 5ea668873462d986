/** The studio's REST calls in a process of their own: for tests and benchmarks of the site, which say what they need by settings. */
import { readFileSync } from "node:fs";
import type { SourceRecord } from "../../services/content/record.ts";
import { fillLibrary } from "./fill-library.ts";
import { startApi } from "./serve-api.ts";
import { letSignIn } from "./sign-in-as.ts";

const studio = await startApi();
letSignIn(studio);
if (process.env.STUDIO_ITEMS)
  await fillLibrary(
    studio.payload,
    JSON.parse(readFileSync(process.env.STUDIO_ITEMS, "utf8")) as SourceRecord[],
  );
process.on("SIGTERM", () => void studio.close().finally(() => process.exit(0)));
process.send!({ url: studio.url });
