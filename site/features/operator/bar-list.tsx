interface Bar {
  name: string;
  value: number;
  /** Text at the end of the bar. */
  label: string;
}

/** Horizontal bars with their words and numbers as text, so that nothing is shown by length alone. */
export function BarList({ bars, empty }: { bars: Bar[]; empty: string }) {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  if (bars.length === 0) return <p className="mt-3 text-muted">{empty}</p>;
  return (
    <ul className="mt-3 grid gap-2.5">
      {bars.map(({ name, value, label }) => (
        <li key={name}>
          <p className="flex justify-between gap-4 text-[0.95rem]">
            <span className="min-w-0 break-words">{name}</span>
            <span className="shrink-0 text-muted tabular-nums">{label}</span>
          </p>
          <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-1 h-2 w-full" aria-hidden="true">
            <rect width="100" height="2" className="fill-line" />
            <rect width={(value / max) * 100} height="2" className="fill-water" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
