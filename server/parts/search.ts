import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { createSearchApp } from "../../services/search/app.ts";
import { createSearchClient } from "../../services/search/client.ts";
import { createIndexRefresh } from "../../services/search/index-refresh.ts";
import type { SiteServices } from "../../site/context.ts";
import { embedded } from "./embedded.ts";

type SearchParts = {
  content: SiteServices["content"];
  scripture: SiteServices["scripture"];
  clock: Clock;
  log: Log;
};

export function composeSearch({ content, scripture, clock, log }: SearchParts) {
  const indexRefresh = createIndexRefresh({ content, log });
  const app = createSearchApp({ indexRefresh, bible: scripture, clock, log });
  const client = createSearchClient({ fetch: (request) => app.fetch(request), baseUrl: embedded });
  return { indexRefresh, app, client };
}
