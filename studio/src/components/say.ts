"use client";
import { useTranslation } from "@payloadcms/ui";
import { sayIn } from "./words.ts";

/** The studio's own words, in the language of whoever reads them. */
export const useSay = () => sayIn(useTranslation().i18n.language);
