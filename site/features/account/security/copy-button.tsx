import { m } from "../../../i18n/paraglide/messages.js";
import { QuietButton } from "../../../ui/form-buttons.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: m.account_copied(), color: "success" });
  } catch {
    showToast({ title: m.account_not_copied(), color: "error" });
  }
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  return <QuietButton onClick={() => void copy(text)}>{label}</QuietButton>;
}
