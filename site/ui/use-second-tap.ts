import { useRef } from "react";

/** Within this time after a tap another one is its second half. */
const doubleTapMs = 400;

/** A form that is emptied when it is sent is empty at the second half of a double tap, which is no mistake to be told of. */
export function useSecondTap() {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    sent(): void {
      sentAt.current = performance.now();
    },
    isSecond: (): boolean => performance.now() - sentAt.current < doubleTapMs,
  };
}
