import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import type { Intent } from "../identity/intents.ts";
import { BenefitList } from "../premium-benefits/benefit-list.tsx";
import { CreateAccountButton, SignInLine } from "./account-buttons.tsx";

/** The login dialog of study-guide pages. */
export default function StudyGuideLogin({ intent }: { intent?: Intent | undefined } & ModalContentProps) {
  return (
    <>
      <p className="mt-2 text-muted">{m.dialog_study_guide_lead()}</p>
      <BenefitList
        className="mt-4"
        items={[m.dialog_verse_of_the_day(), m.dialog_growth_plans(), m.dialog_daily_devotionals()]}
      />
      <CreateAccountButton intent={intent}>{m.dialog_create_your_account()}</CreateAccountButton>
      <SignInLine question={m.dialog_already_member()} intent={intent}>
        {m.dialog_sign_in_sentence()}
      </SignInLine>
    </>
  );
}
