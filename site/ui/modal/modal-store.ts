import type { ComponentType } from "react";
import { createStore } from "zustand/vanilla";
import type { modalWidths } from "../../../contracts/site.ts";

export type ModalSize = keyof typeof modalWidths;

/** What a dialog's content is given besides its own props. */
export interface ModalContentProps {
  close(): void;
}

export interface OpenModal<Props extends object = object> {
  /** Loaded when the dialog is opened, never before. */
  load(): Promise<{ default: ComponentType<Props & ModalContentProps> }>;
  props: Props;
  title: string;
  size?: ModalSize;
  /** The content draws the title itself, as the dialog's heading. */
  ownTitle?: boolean;
  /** A click beside it does not close it; Escape and its button do. */
  ignoreOutside?: boolean;
  onClose?(): void;
}

interface ModalState {
  modal: OpenModal | undefined;
  /** Number of dialogs opened so far, used as a key so that each is mounted afresh. */
  openCount: number;
  /** Set while the open dialog refuses to close; called instead. */
  onClosePrevented: (() => void) | undefined;
}

export const modalStore = createStore<ModalState>(() => ({
  modal: undefined,
  openCount: 0,
  onClosePrevented: undefined,
}));

export function openModal<Props extends object>(modal: OpenModal<Props>): void {
  modalStore.setState(({ openCount }) => ({
    modal: modal as unknown as OpenModal,
    openCount: openCount + 1,
    onClosePrevented: undefined,
  }));
}

/** Closes the open dialog whatever it prevents: for the dialog's own buttons. */
export function closeModal(): void {
  const { modal } = modalStore.getState();
  modalStore.setState({ modal: undefined, onClosePrevented: undefined });
  modal?.onClose?.();
}

/** For a dialog whose request must be seen to its end; `undefined` lets it close again. */
export const preventClose = (onClosePrevented: (() => void) | undefined): void =>
  modalStore.setState({ onClosePrevented });

/** For Escape, the backdrop and the close button; notifies a dialog that refuses. */
export function requestClose(): void {
  const { onClosePrevented } = modalStore.getState();
  if (onClosePrevented) onClosePrevented();
  else closeModal();
}
