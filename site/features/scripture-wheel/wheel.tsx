import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { WheelView } from "./load-wheel.server.ts";
import { angleFor, following, topicAt } from "./turning.ts";
import { useDragging } from "./use-dragging.ts";
import type { Turning } from "./use-turning.ts";
import { passagesPerTopic, wheelAddress } from "./wheel-address.ts";
import { WheelDrawing } from "./wheel-drawing.tsx";

interface WheelProps extends WheelView {
  turning: Turning;
  drawing: Pick<Parameters<typeof WheelDrawing>[0], "wheel" | "pointer">;
}

const anyOf = (count: number) => Math.floor(Math.random() * count);
const spinMs = 4200;
const stepMs = 700;

/** Spin it by its button, by hand, or step by step with the arrow keys. */
export function Wheel({ topics, landed, turning, drawing }: WheelProps) {
  const navigate = useNavigate();
  const count = topics.length;
  const shown = landed?.index ?? 0;

  /** The passage is fetched while the wheel still turns. */
  function land(topic: number) {
    const number = anyOf(passagesPerTopic) + 1;
    navigate(localizePath(wheelAddress(topics[topic]!.key, number), getLocale()), {
      replace: true,
      preventScrollReset: true,
    });
  }

  function spin(event: FormEvent) {
    event.preventDefault();
    if (turning.isTurning()) return;
    const topic = anyOf(count);
    turning.turnTo(angleFor(topic, count, turning.angle(), 4 + anyOf(2)), spinMs);
    land(topic);
  }

  function fling(speed: number) {
    const reach = turning.angle() + Math.sign(speed) * Math.min(2160, Math.abs(speed) * 1600);
    const topic = topicAt(reach, count);
    const target = angleFor(topic, count, reach);
    turning.turnTo(target, Math.min(spinMs, stepMs + Math.abs(target - turning.angle()) * 3));
    land(topic);
  }

  function choose(topic: number) {
    turning.turnTo(angleFor(topic, count, turning.angle()), stepMs);
    land(topic);
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by || turning.isTurning()) return;
    event.preventDefault();
    choose((turning.topic() + by + count) % count);
  }

  // A topic chosen from the list turns the wheel too.
  const arrived = useRef(shown);
  useEffect(() => {
    if (arrived.current === shown) return;
    arrived.current = shown;
    if (!turning.isTurning() && turning.topic() !== shown)
      turning.turnTo(angleFor(shown, count, turning.angle()), stepMs);
  }, [shown, count, turning]);

  const next = following(shown, landed?.number ?? 1, count, passagesPerTopic);
  return (
    <div className="relative mx-auto w-full max-w-[480px]">
      <WheelDrawing topics={topics} start={shown} {...drawing} {...useDragging(turning, fling, choose)} />
      <Form
        method="get"
        action={localizePath("/scripture-wheel", getLocale())}
        replace
        preventScrollReset
        onSubmit={spin}
      >
        <input type="hidden" name="topic" value={topics[next.topic]!.key} />
        <input type="hidden" name="n" value={next.passage} />
        <button
          type="submit"
          className="absolute top-[50.85%] left-1/2 grid size-[22%] -translate-1/2 place-items-center rounded-full bg-water font-semibold text-on-water hover:opacity-90 active:scale-95"
          aria-label={m.wheel_spin_label()}
          aria-describedby="wheel-keys"
          onKeyDown={step}
        >
          {m.wheel_spin()}
        </button>
      </Form>
    </div>
  );
}
