import { BookOpen, Flame, Heart, type LucideIcon, Mountain, Sparkles, Sunrise, Waves } from "lucide-react";
import type { ComponentProps, Ref } from "react";
import type { WheelView } from "./load-wheel.server.ts";
import { sectorOf } from "./turning.ts";
import { pegCount } from "./use-turning.ts";

const motifs: Record<string, LucideIcon> = {
  peace: Waves,
  hope: Sunrise,
  faith: Mountain,
  love: Heart,
  prayer: Flame,
  wisdom: BookOpen,
};
const radius = 200;
const round = (value: number) => Math.round(value * 100) / 100;

/** One slice, pointing up; the others are the same slice turned. */
function slice(count: number): string {
  const half = (sectorOf(count) / 2) * (Math.PI / 180);
  const [x, y] = [round(radius * Math.sin(half)), round(-radius * Math.cos(half))];
  return `M0 0L${-x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`;
}

interface WheelDrawingProps extends ComponentProps<"svg"> {
  topics: WheelView["topics"];
  start: number;
  wheel: Ref<SVGGElement>;
  pointer: Ref<SVGGElement>;
}

/** Hidden from screen readers, which get the list of topics. */
export function WheelDrawing({ topics, start, wheel, pointer, ...props }: WheelDrawingProps) {
  const sector = sectorOf(topics.length);
  const path = slice(topics.length);
  return (
    <svg viewBox="-232 -240 464 472" aria-hidden="true" className="wheel" {...props}>
      <circle r="222" className="wheel-rim" />
      <g ref={wheel} transform={`rotate(${-start * sector})`}>
        {topics.map(({ key, title }, index) => {
          const Motif = motifs[key] ?? Sparkles;
          return (
            <g key={key} data-topic={index} transform={`rotate(${index * sector})`} className={`tint-${key}`}>
              <path d={path} className="wheel-slice" />
              <text y="-152" textAnchor="middle" className="wheel-name">
                {title}
              </text>
              <Motif x={-17} y={-130} width={34} height={34} strokeWidth={1.5} className="wheel-motif" />
            </g>
          );
        })}
        {Array.from({ length: pegCount }, (_, index) => (index + 0.5) * (360 / pegCount)).map((turn) => (
          <circle key={turn} cy="-211" r="3.2" transform={`rotate(${turn})`} className="wheel-peg" />
        ))}
      </g>
      <circle r="62" className="wheel-hub" />
      <g transform="translate(0 -222)">
        <g ref={pointer}>
          <path d="M0 34C-5 20 -15 12 -15 -1A15 15 0 0 1 15 -1C15 12 5 20 0 34Z" className="wheel-pointer" />
        </g>
      </g>
    </svg>
  );
}
