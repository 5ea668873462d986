import type { MemberData } from "../../platform/member-data.ts";
import { choicesOf, type PushStore } from "./store.ts";

/** The secrets between device and push service say nothing of anybody, and would let others write to it. */
export const createPushData = (store: Pick<PushStore, "list" | "erase">): MemberData => ({
  name: "push-reminders",
  async collect({ subject }) {
    const devices = await store.list(subject);
    return devices.map((device) => ({
      pushService: new URL(device.endpoint).host,
      ...choicesOf(device),
      createdAt: device.createdAt.toISOString(),
      seenAt: device.seenAt.toISOString(),
    }));
  },
  erase: ({ subject }) => store.erase(subject),
});
