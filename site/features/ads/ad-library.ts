import { siteSettings } from "../../settings.ts";
import { loadScript } from "../../ui/load-script.ts";

interface AdConfiguration {
  tags: string[];
  contentId: string;
  title: string;
  type: string;
  pageurl: string;
  source: string;
  medium: string;
  campaign: string;
}

/** The message by which the ad library learns that a page is there; see README.md. */
interface ContentLoaded {
  type: "content:loaded";
  bundle: "main" | "staging";
  template: string;
  configuration: AdConfiguration;
}

const afterPageMs = 1000;

export const adBundle = (environment: string): ContentLoaded["bundle"] =>
  environment === "Production" ? "main" : "staging";

/** `{bundle}` in the library's address is replaced by the bundle's name. */
export const loadAdLibrary = (address: string): Promise<void> =>
  loadScript(address.replace("{bundle}", adBundle(siteSettings().environment)));

/** Describes the page to the ad library. */
export function adConfiguration(page: Document, address: URL): AdConfiguration {
  const place = page.querySelector<HTMLElement>("[data-ad-slot]");
  const campaign = (name: string) => address.searchParams.get(`utm_${name}`) ?? "";
  return {
    tags: (place?.dataset.tags ?? "").split(",").filter(Boolean),
    contentId: place?.dataset.adSlot ?? "",
    title: page.title,
    type: page.documentElement.dataset.template ?? "",
    pageurl: address.origin + address.pathname,
    source: campaign("source"),
    medium: campaign("medium"),
    campaign: campaign("campaign"),
  };
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** One second after a page finishes, by a message to the parent window, which is this one unless it is framed. */
export function notifyAdLibrary(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const message: ContentLoaded = {
      type: "content:loaded",
      bundle: adBundle(siteSettings().environment),
      template: document.documentElement.dataset.template ?? "",
      configuration: adConfiguration(document, new URL(location.href)),
    };
    window.parent.postMessage(message, location.origin);
  }, afterPageMs);
}
