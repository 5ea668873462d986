import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { createServer as createVite, type ViteDevServer } from "vite";
import { createLog } from "../platform/log.ts";
import { loadConfig } from "./config.ts";
import { createHttpServer } from "./http.ts";
import { createSiteServer, listen, stopOnSignal } from "./serve.ts";
import { composeServices } from "./services.ts";
import { explainStartFailure } from "./start-failure.ts";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** npm run dev: Vite answers for modules and hot updates, the product's own server for everything else. */
try {
  const config = loadConfig(root);
  const log = createLog({ environment: config.ENVIRONMENT, level: config.LOG_LEVEL });
  const parts = await composeServices(config, log, { watch: true });
  let vite: ViteDevServer | undefined;
  const listener: Parameters<typeof createHttpServer>[0] = (request, response) => {
    vite?.middlewares(request, response, async () => {
      try {
        const build = (await vite?.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
        createSiteServer(parts, { build, mode: "development" }).listener(request, response);
      } catch (error) {
        vite?.ssrFixStacktrace(error as Error);
        log.error({ err: error }, "the site could not be loaded");
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end((error as Error).stack);
      }
    });
  };
  const server = createHttpServer(listener, log, { perAddress: 0 });
  // Hot updates come over the site's own port: the pages' policy allows no other.
  vite = await createVite({ root, server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  stopOnSignal(server, parts);
  const port = await listen(server, config.PORT, config.HOST);
  console.log(`${config.SITE_NAME} is ready for development at http://localhost:${port}`);
} catch (error) {
  process.exit(explainStartFailure(error));
}
