import { Download, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { m } from "../../../i18n/paraglide/messages.js";
import { siteSettings } from "../../../settings.ts";
import { shownMode } from "../../../ui/color-mode/color-mode.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import type { Shared } from "../shared.ts";
import type { CardFormat, CardMode } from "./card-choices.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { prepareCard } from "./draw-card.ts";
import { type SceneName, sceneSvg } from "./scene-svg.ts";

const formatLabels: Record<CardFormat, () => string> = {
  square: m.share_card_square,
  story: m.share_card_story,
  wallpaper: m.share_card_wallpaper,
};
const modeLabels: Record<CardMode, () => string> = { light: m.share_card_light, dark: m.share_card_dark };
const sceneLabels: Record<SceneName, () => string> = {
  dawn: m.share_card_dawn,
  noon: m.share_card_noon,
  dusk: m.share_card_dusk,
  night: m.share_card_night,
  mist: m.share_card_mist,
};

const nameOf = (title: string, format: CardFormat) =>
  `${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")}-${format}.jpg`;

/** A fifth of a PNG's bytes, and what the apps it is sent to make of it anyway. */
const type = "image/jpeg";

function save(file: File): void {
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(file),
    download: file.name,
  });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** It opens below what was tapped, mostly out of sight. */
const showFromTop = (section: HTMLElement | null) => section?.scrollIntoView();

/** The picture to be shared: how it shall look, as it will be, and where to put it. */
export default function CardMaker({ shared }: { shared: Shared }) {
  const [format, setFormat] = useState<CardFormat>("square");
  const [mode, setMode] = useState<CardMode>(shownMode);
  const [scene, setScene] = useState<SceneName>("dawn");
  const [state, setState] = useState<"drawing" | "ready" | "failed">("drawing");
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let current = true;
    setState("drawing");
    prepareCard(shared, { format, mode, scene, siteName: siteSettings().siteName })
      .then((draw) => {
        if (!current) return;
        draw(canvas.current!);
        setState("ready");
      })
      .catch(() => current && setState("failed"));
    return () => {
      current = false;
    };
  }, [shared, format, mode, scene]);

  const fileOf = () =>
    new Promise<File>((resolve, reject) => {
      canvas.current!.toBlob(
        (blob) =>
          blob
            ? resolve(new File([blob], nameOf(shared.title, format), { type }))
            : reject(new Error("no picture")),
        type,
        0.92,
      );
    });
  const withFile = (act: (file: File) => void) => () => {
    fileOf().then(act, () => showToast({ title: m.share_card_failed(), color: "error" }));
  };
  const canShareFiles = navigator.canShare?.({ files: [new File([], "card.jpg", { type })] }) === true;

  return (
    <section ref={showFromTop} aria-label={m.share_card()} className="mt-4 border-t border-line pt-4">
      <div className="grid h-[min(46dvh,340px)] place-items-center rounded-md bg-sand p-3">
        <canvas
          ref={canvas}
          role="img"
          aria-label={m.share_card_preview({ title: shared.title })}
          data-state={state}
          className="max-h-[calc(min(46dvh,340px)-24px)] max-w-full rounded-sm shadow-float"
        />
      </div>
      {state === "failed" && (
        <p role="alert" className="mt-2">
          {m.share_card_failed()}
        </p>
      )}
      <ChoiceRow
        legend={m.share_card_format()}
        name="card-format"
        labels={formatLabels}
        chosen={format}
        onChoose={setFormat}
      />
      <ChoiceRow
        legend={m.share_card_mode()}
        name="card-mode"
        labels={modeLabels}
        chosen={mode}
        onChoose={setMode}
      />
      <ChoiceRow
        legend={m.share_card_scene()}
        name="card-scene"
        labels={sceneLabels}
        chosen={scene}
        onChoose={setScene}
        pictureOf={(option) =>
          `data:image/svg+xml,${encodeURIComponent(
            sceneSvg(shared.title, option, { width: 120, height: 80, dark: mode === "dark" }),
          )}`
        }
      />
      <div className="mt-4 grid gap-2.5 sm:grid-flow-col sm:auto-cols-fr">
        <button
          type="button"
          disabled={state !== "ready"}
          className="pill w-full bg-water text-on-water hover:opacity-90"
          onClick={withFile((file) => {
            save(file);
            showToast({ title: m.share_card_saved(), color: "success" });
          })}
        >
          <Download className="size-5" aria-hidden="true" />
          {m.share_card_save()}
        </button>
        {canShareFiles && (
          <button
            type="button"
            disabled={state !== "ready"}
            className="pill w-full border border-line hover:bg-sand"
            // Closing the sheet rejects; that is an answer, not a fault.
            onClick={withFile((file) => void navigator.share({ files: [file] }).catch(() => {}))}
          >
            <Share2 className="size-5" aria-hidden="true" />
            {m.share_card_send()}
          </button>
        )}
      </div>
    </section>
  );
}
