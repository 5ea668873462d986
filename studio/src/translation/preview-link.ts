/** A link for somebody without an account: it shows this draft in this language, and ends. */
import type { PayloadRequest } from "payload";
import { signedPreview } from "../../../platform/preview-link.ts";
import { settings } from "../settings.ts";
import { draftOf, type Named } from "./publish.ts";

const days = 7;

export async function previewLink(
  req: PayloadRequest,
  named: Named,
): Promise<{ url: string; until: string }> {
  const { id } = await draftOf(req, named);
  const until = Math.floor(Date.now() / 1000) + days * 86_400;
  const path = signedPreview(settings.key, { id, locale: named.locale, until });
  return { url: `${settings.origin}${path}`, until: new Date(until * 1000).toISOString() };
}
