import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "site",
  ssr: true,
  // The whole manifest is a few kB and saves a request before the first navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
