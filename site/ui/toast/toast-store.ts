import { createStore } from "zustand/vanilla";
import { toastTimeoutMs } from "../../../contracts/site.ts";

interface ToastAction {
  label: string;
  onClick(): void;
}

export interface ToastMessage {
  /** A timestamp as text, made unique by waiting a tick. */
  id: string;
  title: string;
  description?: string;
  color: "primary" | "success" | "error";
  timeout: number;
  actions?: ToastAction[];
}

interface ToastState {
  toasts: ToastMessage[];
  dismiss(id: string): void;
}

export const toastStore = createStore<ToastState>((set) => ({
  toasts: [],
  dismiss: (id) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) })),
}));

let lastId = 0;

/** Shows a toast for five seconds by default; 0 shows it until it is dismissed. */
export function showToast(message: Pick<ToastMessage, "title"> & Partial<ToastMessage>): string {
  lastId = Math.max(Date.now(), lastId + 1);
  const toast: ToastMessage = { color: "primary", timeout: toastTimeoutMs, ...message, id: String(lastId) };
  toastStore.setState((state) => ({ toasts: [...state.toasts, toast] }));
  return toast.id;
}
