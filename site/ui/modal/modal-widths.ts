import type { ModalSize } from "./modal-store.ts";

/** The four widths of the specification, as the classes that make them. */
export const modalWidthClasses: Record<ModalSize, string> = {
  extraWide: "max-w-[1080px] rounded-md border border-line",
  wide: "max-w-[700px] rounded-md border border-line",
  narrow: "max-w-[500px] rounded-md border border-line",
  fullscreen: "max-w-none min-h-dvh",
};
