import { m } from "../../i18n/paraglide/messages.js";
import { BenefitList } from "../premium-benefits/benefit-list.tsx";
import { CreateAccountButton, SignInLine } from "./account-buttons.tsx";

/** What a free account gives, for a reader who has none yet. */
export default function FreeAccount() {
  return (
    <>
      <p className="mt-2 text-muted">{m.dialog_free_account_lead()}</p>
      <BenefitList
        className="mt-4"
        items={[
          m.dialog_free_customize(),
          m.dialog_free_points(),
          m.dialog_free_favorites(),
          m.dialog_free_creators(),
          m.dialog_free_streaks(),
        ]}
      />
      <CreateAccountButton>{m.dialog_create_your_account()}</CreateAccountButton>
      <SignInLine>{m.dialog_sign_in_to_account()}</SignInLine>
    </>
  );
}
