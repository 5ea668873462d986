import { availableParallelism, loadavg } from "node:os";

/** Others' work on a busy machine is not ours to answer for: there the time on the processor decides. */
export const isBusy = () => loadavg()[0] >= availableParallelism();
