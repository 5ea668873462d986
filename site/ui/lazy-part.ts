import { type ComponentType, lazy } from "react";

/** A part that its page can do without: where it cannot be loaded, such as without a network, `instead` is shown, or nothing. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props> = () => null,
) => lazy(() => load().catch(() => ({ default: instead })));
