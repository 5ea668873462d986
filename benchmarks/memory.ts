/** Resident memory of the server process: as it starts, and when it has answered for everything there is. */
import { sendRequest } from "../tests/support/server.ts";
import { below, type Figure, megabytes, shown } from "./figure.ts";
import { mainPages, manyPages } from "./site-pages.ts";
import type { Site } from "./site-process.ts";

export async function measureMemory(site: Site): Promise<Figure[]> {
  const before = site.resident();
  const pages = [...(await mainPages(site.url)).map(({ path }) => path), ...(await manyPages(site.url))];
  for (const page of pages) await sendRequest(site.url, page, { headers: { "accept-encoding": "br" } });
  const search = "/scripture/api/v1/search?q=water";
  for (let time = 0; time < 20; time++) await sendRequest(site.url, search);
  return [
    shown("resident when the measurement begins", before, megabytes),
    below(`resident after warm-up (${pages.length} pages, search)`, site.resident(), 400_000_000, megabytes),
  ];
}
