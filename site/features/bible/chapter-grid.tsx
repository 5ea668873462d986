import { AppLink } from "../../ui/app-link.tsx";
import { readerAddress } from "../passages/reader-address.ts";

interface ChapterGridProps {
  label: string;
  count: number;
  address: { translation: string; slug: string; beside?: string | null };
  current?: number;
}

/** Every chapter of a book, as a number to press. */
export function ChapterGrid({ label, count, address, current }: ChapterGridProps) {
  return (
    <nav aria-label={label}>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(46px,1fr))] gap-1">
        {Array.from({ length: count }, (_, index) => index + 1).map((chapter) => (
          <li key={chapter}>
            <AppLink
              to={readerAddress({ ...address, chapter })}
              aria-current={chapter === current ? "page" : undefined}
              className="grid min-h-11 place-items-center rounded-sm tabular-nums hover:bg-line/70 aria-[current=page]:bg-water aria-[current=page]:text-on-water"
            >
              {chapter}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
