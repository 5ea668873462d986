"use client";
/** In a sentence: the reference itself. */
import { useFormFields } from "@payloadcms/ui";

export function ReferenceLabel() {
  const reference = useFormFields(([fields]) => fields?.reference?.value);
  return <span>{typeof reference === "string" && reference !== "" ? reference : "…"}</span>;
}
