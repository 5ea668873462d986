import { locales } from "../../contracts/site.ts";
import { CmsError } from "../../services/content/sources/cms/cms-error.ts";
import { createDelivery, parseDelivered } from "../../services/content/sources/umbraco/delivery.ts";
import type { Config } from "../config.ts";
import { type Finding, fail, ok, reasonOf } from "./finding.ts";

const check = "cms";

type ContentSettings = Pick<
  Config,
  "ORIGIN" | "CONTENT_URL" | "CONTENT_API_KEY" | "CONTENT_WEBHOOK_SECRET" | "contentDir"
>;

function mendOf(error: unknown): string {
  const status = error instanceof CmsError ? error.status : undefined;
  if (status === 401 || status === 403)
    return "Set CONTENT_API_KEY to the key of its Delivery API (Umbraco:CMS:DeliveryApi:ApiKey).";
  if (status === 404)
    return "Switch its Delivery API on (Umbraco:CMS:DeliveryApi:Enabled), or correct CONTENT_URL.";
  if (status === undefined) return "Correct CONTENT_URL, or start the CMS.";
  return "See the CMS's log; npm run umbraco:verify asks it more.";
}

/** The lists that the site fills itself from, in both languages, read as the site reads them. */
export async function checkContent(config: ContentSettings): Promise<Finding[]> {
  const { CONTENT_URL: baseUrl, CONTENT_API_KEY: apiKey, contentDir } = config;
  if (!baseUrl) return [ok(check, `content comes from the files in ${contentDir}`)];
  const delivery = createDelivery({ baseUrl, apiKey });
  try {
    const counts: string[] = [];
    for (const locale of locales) {
      const items = await delivery.all("contentType:verse", locale);
      const unread = items.filter((item) => !parseDelivered(item)).length;
      if (items.length === 0)
        return [
          fail(
            check,
            `${baseUrl} has no verses in ${locale}`,
            "Publish content there, or bring the library: npm run umbraco:push.",
          ),
        ];
      if (unread > 0)
        return [
          fail(
            check,
            `${baseUrl} answers ${unread} verses in ${locale} that cannot be read`,
            "Run npm run umbraco:verify.",
          ),
        ];
      counts.push(`${items.length} in ${locale}`);
    }
    return [ok(check, `${baseUrl} lists verses as pages ask for them: ${counts.join(", ")}`)];
  } catch (error) {
    return [fail(check, reasonOf(error), mendOf(error))];
  }
}

/** The running server knows the secret of these settings; asked in a way that announces nothing. */
export async function checkContentWebhook({ ORIGIN, ...config }: ContentSettings): Promise<Finding[]> {
  const name = "cms webhook";
  const { CONTENT_URL, CONTENT_WEBHOOK_SECRET: secret } = config;
  if (!CONTENT_URL) return [];
  if (!secret)
    return [
      fail(
        name,
        "CONTENT_WEBHOOK_SECRET is not set: what the CMS publishes is seen late",
        "Set it, then run npm run umbraco:setup.",
      ),
    ];
  const { status } = await fetch(`${ORIGIN}/hooks/content`, {
    headers: { "x-webhook-secret": secret },
    redirect: "manual",
    signal: AbortSignal.timeout(15_000),
  }).catch((error) => ({ status: reasonOf(error) }));
  // Only POST is an announcement; the secret is looked at first.
  if (status === 404)
    return [ok(name, "the server knows the secret; npm run umbraco:verify asks whether the CMS calls it")];
  if (status === 401)
    return [
      fail(name, "the running server has another CONTENT_WEBHOOK_SECRET than these settings", "Restart it."),
    ];
  return [fail(name, `${ORIGIN}/hooks/content answers ${status}`, "The proxy must pass this path on.")];
}
