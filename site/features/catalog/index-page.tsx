import type { ReactNode } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { Pagination, pagePath } from "../../ui/pagination.tsx";
import { AdSlot } from "../ads/ad-slot.tsx";
import { CardGrid } from "./item-card.tsx";
import type { CardPage } from "./load-cards.server.ts";

interface IndexPageProps {
  title: string;
  intro: string;
  list: CardPage;
  path: string;
  children?: ReactNode;
}

/** An index: what it is, what stands out, then art cards, twenty to a page. */
export function IndexPage({ title, intro, list, path, children }: IndexPageProps) {
  return (
    <div className="wrap pt-6 pb-16 md:pt-10">
      <h1 className="text-[2.1rem] md:text-[2.8rem]">{title}</h1>
      <p className="mt-3 max-w-[640px] text-[1.1rem] text-muted">{intro}</p>
      {list.page === 1 && children}
      <div className="mt-8 md:mt-10">
        {list.cards.length === 0 ? (
          <p className="text-muted">{m.catalog_empty()}</p>
        ) : (
          <CardGrid cards={list.cards} heading="h2" first />
        )}
      </div>
      <AdSlot className="max-w-[748px]" />
      <Pagination to={(page) => pagePath(path, page)} page={list.page} pages={list.pages} />
    </div>
  );
}
