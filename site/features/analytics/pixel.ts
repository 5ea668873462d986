import { loadScript } from "../../ui/load-script.ts";

/** Meta's `fbq`: a function with a queue until its script is there, and then the script's own. */
type Pixel = ((...args: unknown[]) => unknown) & {
  queue?: unknown[];
  callMethod?: (...args: unknown[]) => unknown;
};
type PixelWindow = { fbq?: Pixel };

export const pixelWait = { pollMs: 200, maxMs: 5000 };

/** The vendor's own way in: calls wait in a queue, which the script empties when it arrives. */
export function loadPixel(id: string, load: (url: string) => Promise<void> = loadScript): void {
  const page = window as PixelWindow & { _fbq?: Pixel };
  if (page.fbq) return;
  const queue: unknown[] = [];
  const pixel: Pixel = (...args) => (pixel.callMethod ? pixel.callMethod(...args) : queue.push(args));
  page.fbq = Object.assign(pixel, { queue, push: pixel, loaded: true, version: "2.0" });
  page._fbq ??= page.fbq;
  page.fbq("init", id);
  page.fbq("track", "PageView");
  load("https://connect.facebook.net/en_US/fbevents.js").catch((error: unknown) => console.warn(error));
}

const isThere = (pixel: Pixel | undefined): pixel is Pixel =>
  pixel !== undefined && (pixel.queue === undefined || pixel.callMethod !== undefined);

/** The pixel once it has loaded, polled every 200 ms; undefined, with a warning, after 5 seconds. */
export async function awaitPixel(): Promise<Pixel | undefined> {
  for (let waited = 0; waited <= pixelWait.maxMs; waited += pixelWait.pollMs) {
    const { fbq } = window as PixelWindow;
    if (isThere(fbq)) return fbq;
    await new Promise((resolve) => setTimeout(resolve, pixelWait.pollMs));
  }
  console.warn("The ad pixel is not loaded; its event is not sent.");
  return undefined;
}

/** One event to the pixel; the same `eventId` is sent from the server, so that the two count as one. */
export async function sendToPixel(
  name: "Lead" | "Purchase",
  properties: Record<string, string | number>,
  eventId: string,
): Promise<void> {
  const pixel = await awaitPixel();
  pixel?.("track", name, properties, { eventID: eventId });
}
