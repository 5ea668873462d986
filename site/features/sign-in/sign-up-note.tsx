import type { Intent } from "../identity/intents.ts";
import type { PopupWords } from "../popups/popup-words.ts";
import { BenefitList } from "../premium-benefits/benefit-list.tsx";
import { CreateAccountButton, SignInLine } from "./account-buttons.tsx";

export interface SignUpNoteProps {
  /** An editor's; without them the messages speak. */
  words?: PopupWords | undefined;
  intent?: Intent | undefined;
}

/** Why an account, the button to it, and the way in for those who have one. */
export function SignUpNote({ words, intent }: SignUpNoteProps & { words: PopupWords }) {
  const { lead, points, button, question, dismiss } = words;
  return (
    <>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      {points.length > 0 && <BenefitList className="mt-4" items={points} />}
      <CreateAccountButton intent={intent}>{button}</CreateAccountButton>
      <SignInLine {...(question ? { question } : {})} intent={intent}>
        {dismiss}
      </SignInLine>
    </>
  );
}
