import { createSearchApp } from "../../services/search/app.ts";
import { createSearchClient } from "../../services/search/client.ts";
import { createIndexRefresh } from "../../services/search/index-refresh.ts";
import type { SiteServices } from "../../site/context.ts";
import { embedded } from "./embedded.ts";
import type { Shared } from "./shared.ts";

type SearchParts = Pick<SiteServices, "content" | "scripture"> & Pick<Shared, "clock" | "log">;

export function composeSearch({ content, scripture, clock, log }: SearchParts) {
  const indexRefresh = createIndexRefresh({ content, log });
  const app = createSearchApp({ indexRefresh, bible: scripture, clock, log });
  const client = createSearchClient({ fetch: (request) => app.fetch(request), baseUrl: embedded });
  return { indexRefresh, app, client };
}
