import type { Shared } from "../shared.ts";
import { type CardFormat, type CardMode, cardFormats } from "./card-choices.ts";
import { type CardFont, type CardInk, layoutCard } from "./card-layout.ts";
import { type SceneName, sceneSvg } from "./scene-svg.ts";

const weights: Record<CardFont, number> = { text: 400, name: 600 };
const fontAt = (font: CardFont, size: number) => `${weights[font]} ${size}px Literata, Georgia, serif`;

/** The site's own colors (styles/app.css); a picture has no style sheet. */
const colors: Record<CardMode, Record<CardInk | "paper", string>> = {
  light: { paper: "#fbf9f4f2", ink: "#1c2530", muted: "#55606b", water: "#0b5563" },
  dark: { paper: "#0f1a21f2", ink: "#ece6da", muted: "#a9b4ba", water: "#86cfd3" },
};

/** The mark of the site, in a square of 32. */
const dropPath = "M16 2c5.5 7.5 9.5 12 9.5 17.5a9.5 9.5 0 0 1-19 0C6.5 14 10.5 9.5 16 2Z";
const wavePath = "M9 20c2.3-1.8 4.7-1.8 7 0s4.7 1.8 7 0";

async function pictureOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** What is asked for in `measure` is known in ems, so that each text is measured once for all sizes. */
function measureWith(context: CanvasRenderingContext2D) {
  const known = new Map<string, number>();
  const size = 100;
  return (text: string, font: CardFont): number => {
    const key = `${font} ${text}`;
    const width = known.get(key);
    if (width !== undefined) return width;
    context.font = fontAt(font, size);
    const measured = context.measureText(text).width / size;
    known.set(key, measured);
    return measured;
  };
}

export interface CardOptions {
  format: CardFormat;
  mode: CardMode;
  scene: SceneName;
  siteName: string;
}

/** Fetches what a card needs; what is returned draws it on a canvas, which becomes as large as the picture is. */
export async function prepareCard(
  shared: Shared,
  options: CardOptions,
): Promise<(canvas: HTMLCanvasElement) => void> {
  const { format, mode, scene, siteName } = options;
  const { width, height } = cardFormats[format];
  const signs = [shared.title, shared.text, ...(shared.verses ?? []), siteName].join("");
  const [picture] = await Promise.all([
    pictureOf(sceneSvg(shared.title, scene, { width, height, dark: mode === "dark" })),
    // A font that cannot be had gives way to the system's: the text is measured as it is drawn.
    ...(Object.keys(weights) as CardFont[]).map((font) =>
      document.fonts.load(fontAt(font, 40), signs).catch(() => []),
    ),
  ]);
  return (canvas) => {
    const context = canvas.getContext("2d");
    if (!context) throw new Error("The browser has no canvas to draw on.");
    canvas.width = width;
    canvas.height = height;
    const { sheet, lines, drop } = layoutCard(shared, { format, siteName, measure: measureWith(context) });
    const color = colors[mode];
    context.drawImage(picture, 0, 0, width, height);
    context.beginPath();
    context.roundRect(sheet.x, sheet.y, sheet.width, sheet.height, sheet.radius);
    context.fillStyle = color.paper;
    context.fill();
    for (const { text, x, baseline, size, font, ink } of lines) {
      context.font = fontAt(font, size);
      context.fillStyle = color[ink];
      context.fillText(text, x, baseline);
    }
    context.translate(drop.x, drop.y);
    context.scale(drop.size / 32, drop.size / 32);
    context.fillStyle = color.water;
    context.fill(new Path2D(dropPath));
    context.strokeStyle = color.paper;
    context.lineWidth = 2;
    context.lineCap = "round";
    context.stroke(new Path2D(wavePath));
    context.resetTransform();
  };
}
