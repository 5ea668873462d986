import type { ComponentType } from "react";
import {
  type ModalContentProps,
  type ModalSize,
  type OpenModal,
  openModal,
} from "../../ui/modal/modal-store.ts";

/** A dialog: its content is loaded when it is opened. Each is declared in the feature it belongs to. */
export interface Dialog<Props extends ModalContentProps> {
  load(): Promise<{ default: ComponentType<Props> }>;
  title(): string;
  size: ModalSize;
  /** The content draws its title itself, with the dialog's own heading. */
  ownTitle?: boolean;
}

export const dialog = <Props extends ModalContentProps>(declared: Dialog<Props>): Dialog<Props> => declared;

type OpenOptions = Pick<OpenModal, "size" | "ignoreOutside" | "onClose"> & {
  title?: string;
};

export function openDialog<Props extends ModalContentProps>(
  { load, title, size, ownTitle }: Dialog<Props>,
  props: Omit<Props, keyof ModalContentProps>,
  options: OpenOptions = {},
): void {
  // Beside the frame of the dialog, which shows a failure itself.
  load().catch(() => undefined);
  openModal<object>({ load, props, title: title(), size, ownTitle, ...options } as OpenModal);
}
