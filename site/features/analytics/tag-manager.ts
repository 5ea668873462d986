import { tagManagerId } from "../../../contracts/analytics.ts";
import { loadScript } from "../../ui/load-script.ts";

/** Loads a Tag Manager container. An id that cannot be one is an error, not a request. */
export function loadTagManager(id: string, load: (url: string) => Promise<void> = loadScript): void {
  if (!tagManagerId.test(id))
    throw new Error(
      `"${id}" is not a tag-manager id: it must be GTM- followed by capital letters and digits.`,
    );
  const page = window as { dataLayer?: object[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  load(`https://www.googletagmanager.com/gtm.js?id=${id}`).catch((error: unknown) => console.warn(error));
}
