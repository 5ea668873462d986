/** What an editor calls the field of a finding. */
import type { ContentType } from "../../../contracts/content.ts";
import { formats, type Words } from "../../../contracts/content-types.ts";
import type { Finding } from "./findings.ts";

/** Nothing where the words of the finding name it already, or it is no field of the item's own. */
export function labelOf(type: ContentType, { field, code }: Finding): Words | undefined {
  if (code === "needed") return undefined;
  const { described } = formats[type];
  const key = field.split(".").find((part) => part in described);
  return key === undefined ? undefined : described[key]!.label;
}
