/** Names that members give in a group: nothing that disguises itself, imitates another or leads elsewhere. */
import * as z from "zod/mini";
import { shortText } from "./short-text.ts";

/** Nobody sees these, or they turn the direction of what follows; half a surrogate pair is no character at all, and a private one is nobody's. */
const unseenInName = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cs}\p{Co}\ufff9-\ufffc]/gu;
/** The same for text of more than a name, in which the joiners and variants of emoji and of some scripts stay. */
const unseenInText =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cs}]/gu;
/** Look like a space, but are symbols and letters: braille without any dot, a note without its head, blank hieroglyphs. */
const blank = /[\u2800\u{1d159}\u{13441}\u{13442}]/gu;

export const withoutUnseen = (text: string): string => text.replace(unseenInText, "").replace(blank, " ");

const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);
/** An e-mail address, a handle, or what a reader would type as an address: "example.com". */
const leadsElsewhere = (text: string) => /@|:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2}/iu.test(text);

export const groupName = (max: number) =>
  z.pipe(
    z
      .string()
      .check(z.overwrite((text) => text.normalize("NFKC").replace(unseenInName, "").replace(blank, " "))),
    shortText(max).check(
      z.minLength(1),
      z.refine(hasLetter, { error: "A name has a letter or a digit." }),
      z.refine((text) => !leadsElsewhere(text), { error: "A name has no address in it." }),
    ),
  );
