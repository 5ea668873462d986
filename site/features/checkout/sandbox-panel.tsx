import { useEffect, useRef } from "react";
import { type SandboxMessage, sandboxCheckoutPath } from "../../../contracts/checkout.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { shownMode } from "../../ui/color-mode/color-mode.ts";

interface SandboxPanelProps {
  clientSecret: string;
  onReady(): void;
}

/** The sandbox's card form in a same-origin frame that reports its height. */
export function SandboxPanel({ clientSecret, onReady }: SandboxPanelProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<SandboxMessage>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.from !== "stripe-sandbox") return;
      if (data.type === "ready") onReady();
      else if (data.type === "height") frame.current!.height = String(data.height);
      else location.assign(data.returnUrl);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [onReady]);
  return (
    <iframe
      ref={frame}
      title={m.checkout_card_form()}
      src={sandboxCheckoutPath(clientSecret, getLocale(), shownMode())}
      className="mt-4 w-full rounded-sm"
    />
  );
}
