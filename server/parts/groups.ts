import { groupsPath } from "../../contracts/group-paths.ts";
import { memberApi } from "../../contracts/member-paths.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { ContentReader, PlanReaders } from "../../services/groups/plans.ts";
import type { Mount } from "./embedded.ts";
import { below, lazy, lazyApp, lazyData } from "./lazy.ts";
import type { Shared } from "./shared.ts";

interface GroupsParts {
  content: ContentReader;
  /** Without them there are no groups: who has read is known to another's member service. */
  planReaders: (() => Promise<PlanReaders>) | undefined;
}

/** Made with the first call. */
export function composeGroups(shared: Shared, { content, planReaders }: GroupsParts) {
  const parts: { mounts: Mount[]; data: MemberData[] } = { mounts: [], data: [] };
  if (!planReaders) return parts;
  const base = memberApi(shared.config.PRODUCT_NAME);
  const groups = lazy(async () => {
    const [{ createGroupsApp }, { createGroupData }, { createPlans }, { createGroupsStore }] =
      await Promise.all([
        import("../../services/groups/app.ts"),
        import("../../services/groups/member-data.ts"),
        import("../../services/groups/plans.ts"),
        import("../../services/groups/store.ts"),
      ]);
    const store = await createGroupsStore(shared.database, shared.clock);
    const app = createGroupsApp({
      ...shared,
      siteName: shared.config.SITE_NAME,
      store,
      plans: createPlans(content),
      readers: await planReaders(),
    });
    return { app: below(base, app), data: createGroupData(shared.database, store.groups) };
  });
  parts.mounts.push({ path: base + groupsPath, app: lazyApp(groups) });
  parts.data.push(lazyData("groups", groups));
  return parts;
}
