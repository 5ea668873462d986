import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { SignUpNote, type SignUpNoteProps } from "./sign-up-note.tsx";
import { signUpWords } from "./sign-up-words.ts";

/** The login dialog of study-guide pages. */
export default function StudyGuideLogin({ words, intent }: SignUpNoteProps & ModalContentProps) {
  return <SignUpNote words={words ?? signUpWords["study-guide-sign-up"]()} intent={intent} />;
}
