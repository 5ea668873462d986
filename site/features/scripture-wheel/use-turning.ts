import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { angleFor, lean, slowing, topicAt } from "./turning.ts";

export const pegCount = 24;

interface TurningParts {
  wheel: RefObject<SVGGElement | null>;
  pointer: RefObject<SVGGElement | null>;
  count: number;
  /** The topic below the pointer at page load. */
  start: number;
}

const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Rotates the drawing by drag or animation. The angle is not React state, to avoid sixty renders a second. */
export function useTurning({ wheel, pointer, count, start }: TurningParts) {
  const angle = useRef(angleFor(start, count, 0));
  const frame = useRef(0);
  const [turning, setTurning] = useState(false);
  const busy = useRef(false);

  const show = useCallback(
    (to: number, speed: number) => {
      angle.current = to;
      if (wheel.current) wheel.current.style.transform = `rotate(${to}deg)`;
      if (pointer.current) pointer.current.style.transform = `rotate(${lean(to, pegCount, speed)}deg)`;
    },
    [wheel, pointer],
  );

  /** Resolves when the wheel stops; at once with reduced motion. */
  const turnTo = useCallback(
    (target: number, duration: number) => {
      cancelAnimationFrame(frame.current);
      if (wantsStillness()) {
        show(target, 0);
        return Promise.resolve();
      }
      busy.current = true;
      setTurning(true);
      const from = angle.current;
      return new Promise<void>((done) => {
        let began: number | undefined;
        let before = 0;
        const step = (now: number) => {
          began ??= now;
          const part = Math.min(1, (now - began) / duration);
          const at = from + (target - from) * slowing(part);
          const speed = ((at - angle.current) / Math.max(1, now - before)) * 1000;
          before = now;
          show(at, part === 1 ? 0 : speed);
          if (part < 1) {
            frame.current = requestAnimationFrame(step);
            return;
          }
          busy.current = false;
          setTurning(false);
          done();
        };
        frame.current = requestAnimationFrame(step);
      });
    },
    [show],
  );

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  return {
    turning,
    /** Whether it is turning now, for code that runs between renders. */
    isTurning: () => busy.current,
    turnTo,
    hold: (to: number) => show(to, 0),
    angle: () => angle.current,
    topic: () => topicAt(angle.current, count),
  };
}

export type Turning = ReturnType<typeof useTurning>;
