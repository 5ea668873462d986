import type { ComponentProps } from "react";

/** The one thing to do in a form, and the quieter ones. */
export function SubmitButton({ busy, children, ...button }: ComponentProps<"button"> & { busy: boolean }) {
  return (
    <button
      {...button}
      type="submit"
      disabled={busy || button.disabled}
      className="pill min-h-12 bg-water px-7 text-on-water hover:opacity-90 disabled:opacity-60"
    >
      {children}
    </button>
  );
}

export function QuietButton({ className = "", ...button }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...button}
      className={`pill border border-line hover:bg-sand disabled:opacity-60 ${className}`}
    />
  );
}
