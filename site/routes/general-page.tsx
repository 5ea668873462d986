import { data } from "react-router";
import { itemContext, servicesContext } from "../context.ts";
import { CharityNote } from "../features/charity/charity-note.tsx";
import { FaqList } from "../features/general-pages/faq-list.tsx";
import { generalPageMeta } from "../features/general-pages/general-page-meta.ts";
import { loadGeneralPage } from "../features/general-pages/load-general-page.server.ts";
import { Body } from "../features/reading/body.tsx";
import { localeOfPath } from "../i18n/locale.ts";
import { HorizonLine } from "../ui/horizon-line.tsx";
import type { Route } from "./+types/general-page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return data(await loadGeneralPage(services, context.get(itemContext), localeOfPath(url.pathname)));
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? generalPageMeta(loaderData) : []);

export default function GeneralPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <article className="column mt-2 md:mt-8">
      <HorizonLine />
      <h1 className="mt-5 text-[2rem] md:text-[2.6rem]">{page.title}</h1>
      {page.summary && <p className="mt-3 text-[1.15rem] text-muted">{page.summary}</p>}
      <FaqList questions={page.faq} />
      <div className="mt-8">
        <Body parts={page.parts} />
      </div>
      {page.charityNote && <CharityNote className="mt-8" />}
    </article>
  );
}
