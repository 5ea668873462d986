"use client";
/** Says when the studio was renewed while a tab stayed open: from then on what the tab asks for in the background fails without a word. */
import { Button } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { read } from "./calls.ts";
import "./studio.css";
import { useSay } from "./say.ts";

const everyMs = 60_000;

export function RenewedNote({ build }: { build: string }) {
  const say = useSay();
  // The page may be read again by a later build; what runs here is still the first one.
  const [own] = useState(build);
  const [isRenewed, setRenewed] = useState(false);
  useEffect(() => {
    if (!own || isRenewed) return;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      // While the studio is away, or starting, nobody knows.
      const now = (await read<{ build: string }>("build").catch(() => undefined))?.build;
      if (now && now !== own) setRenewed(true);
    };
    const askNow = () => void ask();
    const timer = setInterval(askNow, everyMs);
    window.addEventListener("focus", askNow);
    document.addEventListener("visibilitychange", askNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", askNow);
      document.removeEventListener("visibilitychange", askNow);
    };
  }, [own, isRenewed]);
  if (!isRenewed) return null;
  return (
    <div className="studio-notice studio-renewed" role="alert">
      <p>
        {say(
          "The studio was renewed. Reload this page before you go on; what you typed is kept.",
          "El estudio se renovó. Recarga esta página antes de seguir; lo que escribiste se conserva.",
        )}
      </p>
      <Button size="small" margin={false} onClick={() => window.location.reload()}>
        {say("Reload", "Recargar")}
      </Button>
    </div>
  );
}
