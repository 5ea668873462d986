interface FigureTableProps {
  caption: string;
  columns: string[];
  rows: (string | number)[][];
  format(value: number): string;
  empty: string;
}

/** The first column names, the others count. */
export function FigureTable({ caption, columns, rows, format, empty }: FigureTableProps) {
  if (rows.length === 0) return <p className="mt-3 text-muted">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: it holds a table, not the fields of a form.
    <div role="group" tabIndex={0} aria-label={caption} className="mt-3 max-h-[26rem] overflow-auto">
      <table className="w-full text-[0.93rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            {columns.map((column, n) => (
              <th
                key={column}
                scope="col"
                className={`sticky top-0 bg-paper py-1.5 font-semibold ${n > 0 ? "pl-4 text-right" : ""}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal break-words">
                {name}
              </th>
              {values.map((value, n) => (
                <td key={columns[n + 1]} className="py-1.5 pl-4 text-right tabular-nums">
                  {typeof value === "number" ? format(value) : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
