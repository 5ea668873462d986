import type { ContentClient } from "../../../services/content/client.ts";
import type { SiteServices } from "../../context.ts";

/** The same services, with content read as this member may read it. */
export function asMember(services: SiteServices, bearer: string): SiteServices {
  const { content } = services;
  const reading: ContentClient = {
    ...content,
    item: (pathOrId, options) => content.item(pathOrId, { ...options, bearer }),
    items: (ids, options) => content.items(ids, { ...options, bearer }),
    list: (options) => content.list({ ...options, bearer }),
  };
  return { ...services, content: reading };
}
