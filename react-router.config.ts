import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "site",
  ssr: true,
  // The first load knows only its own routes; those of its links follow in one small, long-cached request.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
