import { useEffect, useId, useRef, useState } from "react";
import { niceCeiling } from "./scale.ts";

interface Series {
  name: string;
  values: number[];
  /** Classes that set the stroke. */
  stroke: string;
  fill?: string;
}

interface LinePlotProps {
  title: string;
  labels: string[];
  series: Series[];
  format(value: number): string;
}

const [height, left, bottom, top] = [230, 46, 26, 10];

/** Width of the container, so that text and lines are as large on phones as on desktops. */
function useWidth(initial: number) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(240, entry!.contentRect.width)));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}

/** Lines over days. The data is also in the title for screen readers and in the table below. */
export function LinePlot({ title, labels, series, format }: LinePlotProps) {
  const id = useId();
  const { place, width } = useWidth(720);
  const end = niceCeiling(Math.max(1, ...series.flatMap(({ values }) => values)));
  const x = (n: number) => left + (n / Math.max(1, labels.length - 1)) * (width - left - 8);
  const y = (value: number) => top + (1 - value / end) * (height - top - bottom);
  const line = (values: number[]) => values.map((value, n) => `${n ? "L" : "M"}${x(n)} ${y(value)}`).join("");
  const shown = [...new Set([0, Math.floor((labels.length - 1) / 2), labels.length - 1])];
  return (
    <div ref={place}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id} className="w-full">
        <title id={id}>{title}</title>
        {[0, 0.5, 1].map((share) => (
          <g key={share} className="text-line">
            <line x1={left} x2={width - 8} y1={y(end * share)} y2={y(end * share)} stroke="currentColor" />
            <text
              x={left - 8}
              y={y(end * share) + 4}
              textAnchor="end"
              className="fill-muted text-[12px] tabular-nums"
            >
              {format(end * share)}
            </text>
          </g>
        ))}
        {shown.map((n) => (
          <text
            key={n}
            x={x(n)}
            y={height - 6}
            textAnchor={n === 0 ? "start" : n === labels.length - 1 ? "end" : "middle"}
            className="fill-muted text-[12px]"
          >
            {labels[n]}
          </text>
        ))}
        {series.map(({ name, values, stroke, fill }) => (
          <g key={name}>
            {fill && (
              <path d={`${line(values)}L${x(values.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} className={fill} />
            )}
            <path
              d={line(values)}
              fill="none"
              strokeWidth="2.2"
              strokeLinejoin="round"
              strokeLinecap="round"
              className={stroke}
            />
            {values.length === 1 && <circle cx={x(0)} cy={y(values[0]!)} r="4" className={stroke} />}
          </g>
        ))}
      </svg>
    </div>
  );
}
