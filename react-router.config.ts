import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "site",
  ssr: true,
  // A page's first load knows its own routes only; those of its links follow in one small request that is kept for good.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
