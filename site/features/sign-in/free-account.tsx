import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { SignUpNote, type SignUpNoteProps } from "./sign-up-note.tsx";
import { signUpWords } from "./sign-up-words.ts";

/** What a free account gives, for a reader who has none yet. */
export default function FreeAccount({ words }: Pick<SignUpNoteProps, "words"> & ModalContentProps) {
  return <SignUpNote words={words ?? signUpWords["sign-up-reminder"]()} />;
}
