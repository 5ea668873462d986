import { PassageBlock } from "../passages/passage-block.tsx";
import type { BodyPart } from "./load-body.server.ts";

/** Markup is sanitised by `loadBody`, and the page's policy allows no script in it. */
export function Body({ parts }: { parts: BodyPart[] }) {
  return parts.map((part, index) =>
    part.kind === "passage" ? (
      <PassageBlock key={part.passage.osis + String(index)} passage={part.passage} />
    ) : (
      <div
        key={part.html.slice(0, 40) + String(index)}
        className="prose"
        data-listen
        dangerouslySetInnerHTML={{ __html: part.html }}
      />
    ),
  );
}
