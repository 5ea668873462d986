import { span } from "../../platform/tracing.ts";
import { createSearchApp } from "../../services/search/app.ts";
import { createSearchClient } from "../../services/search/client.ts";
import { createIndexRefresh } from "../../services/search/index-refresh.ts";
import type { SiteServices } from "../../site/context.ts";
import type { ContentPart } from "./content.ts";
import { embedded } from "./embedded.ts";
import type { Shared } from "./shared.ts";

type SearchParts = Pick<SiteServices, "scripture"> &
  Pick<Shared, "clock" | "log"> & { content: Pick<ContentPart, "searchable" | "accessOf"> };

export function composeSearch({ content, scripture, clock, log }: SearchParts) {
  const indexRefresh = createIndexRefresh({ content: content.searchable, log });
  const app = createSearchApp({ indexRefresh, bible: scripture, accessOf: content.accessOf, clock, log });
  const client = createSearchClient({
    fetch: (request) => span("search", {}, async () => app.fetch(request)),
    baseUrl: embedded,
  });
  return { indexRefresh, app, client };
}
