import type { Difference } from "../translation/differences.ts";

/** What went is struck out, what came is underlined. */
export function DifferenceText({ pieces }: Pick<Difference, "pieces">) {
  let at = 0;
  return (
    <p className="studio-difference">
      {pieces.map(({ text, change }) => {
        const key = at;
        at += text.length + 1;
        if (change === "added") return <ins key={key}>{text}</ins>;
        if (change === "removed") return <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}
