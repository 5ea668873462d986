import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { PassageView } from "../passages/load-passages.server.ts";
import { PassageBlock } from "../passages/passage-block.tsx";
import { blocksOf, pairBlocks } from "./blocks.ts";
import { Body } from "./body.tsx";
import type { BodyPart } from "./load-body.server.ts";
import type { OtherLanguage } from "./load-side-by-side.server.ts";

/** Two languages in step: beside each other on a desk, one under the other on a phone. */
export default function SideBySide({
  title,
  passage,
  parts,
  other,
}: {
  /** None where the text goes on. */
  title?: string;
  /** The one it opens with, if it is shown. */
  passage?: PassageView | null;
  parts: BodyPart[];
  other: OtherLanguage;
}) {
  const [left, right] = [blocksOf(parts), blocksOf(other.parts)];
  const rows = pairBlocks(left, right);
  const own = getLocale();
  return (
    <div className="wrap mt-8 grid gap-x-12 md:grid-cols-2">
      {title && (
        <>
          <p lang={own} className="border-b border-line pb-2 font-serif font-[560]">
            {title}
          </p>
          <p
            lang={other.locale}
            className="mb-4 border-b border-line pb-2 font-serif font-[560] text-muted md:mb-0 md:text-ink"
          >
            {other.title}
          </p>
        </>
      )}
      {passage && other.passage && (
        <>
          <div lang={own}>
            <PassageBlock passage={passage} />
          </div>
          <div lang={other.locale} data-listen="no">
            <PassageBlock passage={other.passage} />
          </div>
        </>
      )}
      {rows ? (
        rows.map(([first, second], index) => (
          <div key={index} className="contents">
            <div lang={own} className="mt-5">
              <Body parts={[first]} />
            </div>
            <div
              lang={other.locale}
              data-listen="no"
              className="mt-2 border-l-2 border-line pl-4 max-md:opacity-90 md:mt-5 md:border-0 md:pl-0"
            >
              <Body parts={[second]} />
            </div>
          </div>
        ))
      ) : (
        <>
          <div lang={own} className="mt-5">
            <Body parts={parts} />
          </div>
          <div lang={other.locale} data-listen="no" className="mt-8 md:mt-5">
            <Body parts={other.parts} />
          </div>
        </>
      )}
    </div>
  );
}
