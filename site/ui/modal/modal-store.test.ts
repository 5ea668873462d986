import { afterEach, expect, test } from "vitest";
import { modalWidths } from "../../../contracts/site.ts";
import { closeModal, modalStore, openModal, preventClose, requestClose } from "./modal-store.ts";
import { modalWidthClasses } from "./modal-widths.ts";

const content = { load: async () => ({ default: () => null }), props: {}, title: "Share" };
afterEach(() => modalStore.setState({ modal: undefined }));
const isOpen = () => modalStore.getState().modal !== undefined;

test("Width presets: Extra Wide 1080px, Wide 700px, Narrow 500px, Fullscreen no limit", () => {
  expect(modalWidths).toEqual({ extraWide: 1080, wide: 700, narrow: 500, fullscreen: null });
  for (const [size, width] of Object.entries(modalWidths))
    expect(modalWidthClasses[size as keyof typeof modalWidths]).toContain(
      width === null ? "max-w-none" : `max-w-[${width}px]`,
    );
});

test("requestClose closes a dialog and calls its onClose", () => {
  let closed = 0;
  openModal({ ...content, onClose: () => closed++ });
  requestClose();
  expect(isOpen()).toBe(false);
  expect(closed).toBe(1);
});

test("A modal can be set to refuse closing; it then emits a close-prevented event instead of closing", () => {
  const calls: string[] = [];
  openModal({ ...content, onClose: () => calls.push("closed") });
  preventClose(() => calls.push("prevented"));
  requestClose();
  expect(calls).toEqual(["prevented"]);
  expect(isOpen()).toBe(true);
  closeModal();
  expect(calls).toEqual(["prevented", "closed"]);
  expect(isOpen()).toBe(false);
  // The next dialog closes again.
  openModal(content);
  requestClose();
  expect(isOpen()).toBe(false);
});

test("a dialog opened from another's onClose remains open", () => {
  openModal({ ...content, onClose: () => openModal({ ...content, title: "Next" }) });
  closeModal();
  expect(modalStore.getState().modal?.title).toBe("Next");
});
