import { type PointerEvent, useRef } from "react";
import type { Turning } from "./use-turning.ts";

interface Drag {
  pointerAngle: number;
  time: number;
  /** Degrees per millisecond, smoothed. */
  speed: number;
  moved: number;
}

/** The direction from the middle of the wheel to the finger. */
function directionOf(event: PointerEvent<Element>): number {
  const box = event.currentTarget.getBoundingClientRect();
  const x = event.clientX - box.left - box.width / 2;
  const y = event.clientY - box.top - box.height / 2;
  return (Math.atan2(y, x) * 180) / Math.PI;
}

/** The wheel follows the finger; let go with a swing, it goes on by itself. */
export function useDragging(
  turning: Turning,
  fling: (speed: number) => void,
  press: (topic: number) => void,
) {
  const drag = useRef<Drag | null>(null);

  function down(event: PointerEvent<Element>) {
    if (turning.isTurning() || event.button !== 0) return;
    drag.current = { pointerAngle: directionOf(event), time: event.timeStamp, speed: 0, moved: 0 };
  }

  function move(event: PointerEvent<Element>) {
    const now = drag.current;
    if (!now) return;
    const direction = directionOf(event);
    const by = ((direction - now.pointerAngle + 540) % 360) - 180;
    const elapsed = Math.max(1, event.timeStamp - now.time);
    const moved = now.moved + Math.abs(by);
    if (moved > 3) event.currentTarget.setPointerCapture(event.pointerId);
    turning.hold(turning.angle() + by);
    drag.current = {
      pointerAngle: direction,
      time: event.timeStamp,
      speed: now.speed * 0.6 + (by / elapsed) * 0.4,
      moved,
    };
  }

  function up(event: PointerEvent<Element>) {
    const ended = drag.current;
    drag.current = null;
    if (!ended) return;
    if (ended.moved > 3) {
      fling(event.timeStamp - ended.time > 120 ? 0 : ended.speed);
      return;
    }
    const topic = (event.target as Element).closest("[data-topic]")?.getAttribute("data-topic");
    if (topic) press(Number(topic));
  }

  const cancel = () => {
    if (drag.current) fling(0);
    drag.current = null;
  };

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel };
}
