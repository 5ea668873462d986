import { createManagement } from "../../../scripts/umbraco/management.ts";
import { push } from "../../../scripts/umbraco/push.ts";
import { setUp } from "../../../scripts/umbraco/setup.ts";
import type { ContentIndex } from "../../../services/content/content-index.ts";
import { doubleClient, type UmbracoDouble } from "./double.ts";

export const doubleOrigin = "http://umbraco.double";
export const managementOf = (double: UmbracoDouble) =>
  createManagement({ origin: doubleOrigin, ...doubleClient, fetch: double.fetch });

/** Fills it by the commands themselves. */
export async function fill(
  double: UmbracoDouble,
  index: ContentIndex,
  webhook?: { url: string; secret: string },
) {
  const management = managementOf(double);
  const say = () => {};
  await setUp({ management, dryRun: false, webhook, say });
  return push({ management, index, origin: doubleOrigin, now: new Date("2026-11-14T15:00:00Z"), say });
}
