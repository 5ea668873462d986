import { Check } from "lucide-react";

interface ProgressRingProps {
  done: number;
  total: number;
  /** In pixels. */
  size: number;
  /** The same in words; without it they stand beside the ring. */
  label?: string;
}

const radius = 20;
const around = 2 * Math.PI * radius;

/** Draws itself once. */
export default function ProgressRing({ done, total, size, label }: ProgressRingProps) {
  const isWhole = total > 0 && done === total;
  return (
    <span
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className="relative inline-grid shrink-0 place-items-center"
    >
      <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" className="-rotate-90">
        <circle cx="24" cy="24" r={radius} fill="none" strokeWidth="4" className="stroke-line" />
        <circle
          cx="24"
          cy="24"
          r={radius}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - (total > 0 ? done / total : 0))}
          className={`stroke-spring transition-[stroke-dashoffset] duration-500 ease-out ${done === 0 ? "opacity-0" : ""}`}
        />
      </svg>
      <span
        className={`absolute font-semibold tabular-nums ${total > 9 && size < 60 ? "text-[0.72rem]" : "text-[0.86rem]"}`}
        aria-hidden="true"
      >
        {isWhole ? <Check className="size-5 text-spring" aria-hidden="true" /> : `${done}/${total}`}
      </span>
    </span>
  );
}
