import { m } from "../../i18n/paraglide/messages.js";
import { CreateAccountButton, SignInLine } from "../sign-in/account-buttons.tsx";

/** Only members are in groups; the invitation waits in this browser meanwhile. */
export const SignInFirst = () => (
  <>
    <CreateAccountButton>{m.groups_sign_up()}</CreateAccountButton>
    <SignInLine question={m.groups_have_account()}>{m.groups_sign_in()}</SignInLine>
  </>
);
