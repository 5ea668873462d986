/** Where nobody may write yet, whoever has the link that `npm run studio` shows becomes the Operator. */
import { studioFirstPath } from "../../../contracts/studio.ts";
import { derivedSecret } from "../../../platform/derived-secret.ts";
import { isKey } from "../library/key.ts";
import { settings } from "../settings.ts";
import { callSite } from "./site.ts";

export const isFirstCode = (sent: unknown): boolean =>
  isKey(String(sent ?? ""), derivedSecret(settings.key, "first operator"));

/** False once anybody has a role. */
export const becomeFirst = async (subject: string): Promise<boolean> =>
  (await callSite(studioFirstPath, { subject })).ok;
