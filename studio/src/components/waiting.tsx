/** The list of what waits for translation, page by page. */
import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import { contentTypes } from "../../../contracts/content.ts";
import { formats } from "../../../contracts/content-types.ts";
import { type Locale, locales } from "../languages.ts";
import { readWaiting } from "../translation/waiting.ts";
import "./studio.css";
import { sayIn } from "./words.ts";

const address = "/studio/waiting";
const one = (value: string | string[] | undefined) =>
  typeof value === "string" && value ? value : undefined;

export async function Waiting({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const language: Locale = req.i18n.language === "es" ? "es" : "en-US";
  const say = sayIn(req.i18n.language);
  if (!req.user || !permissions?.canAccessAdmin)
    return (
      <Gutter>
        <p>
          <a href="/studio">{say("Sign in first.", "Primero hay que entrar.")}</a>
        </p>
      </Gutter>
    );
  const query = {
    type: one(searchParams?.type),
    locale: one(searchParams?.locale),
    page: one(searchParams?.page),
  };
  const found = await readWaiting(req, query);
  const pageAt = (page: number) =>
    `${address}?${new URLSearchParams({ type: query.type ?? "", locale: query.locale ?? "", page: String(page) })}`;
  const spoken = { "en-US": say("English", "inglés"), es: say("Spanish", "español") };
  const reasons = {
    missing: (name: string) => say(`Not on the site in ${name}`, `No está en el sitio en ${name}`),
    older: (name: string) =>
      say(`${name} is older than the original`, `En ${name} es más antiguo que el original`),
  };
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams ? { searchParams } : {})}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1>{say("Waiting for translation", "Por traducir")}</h1>
        <form className="studio-waiting-filter" action={address}>
          <label>
            {say("Type", "Tipo")}
            <select name="type" defaultValue={query.type ?? ""}>
              <option value="">{say("All", "Todos")}</option>
              {contentTypes.map((type) => (
                <option key={type} value={type}>
                  {formats[type].plural[language]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say("Into", "A qué idioma")}
            <select name="locale" defaultValue={query.locale ?? ""}>
              <option value="">{say("Both", "Los dos")}</option>
              {locales.map((each) => (
                <option key={each} value={each}>
                  {spoken[each]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit">{say("Show", "Mostrar")}</button>
        </form>
        <p>
          {found.total === 0
            ? say("Nothing waits.", "Nada está pendiente.")
            : say(`${found.total} waiting`, `${found.total} pendientes`)}
        </p>
        <ul className="studio-waiting-list">
          {found.items.map(({ id, type, collection, heading, waits }) => (
            <li key={id}>
              <a href={`/studio/collections/${collection}/${encodeURIComponent(id)}`}>{heading || id}</a>
              <small>
                {formats[type].label[language]}
                {waits.map((wait) => ` · ${reasons[wait.for](spoken[wait.locale])}`)}
              </small>
            </li>
          ))}
        </ul>
        {found.pages > 1 && (
          <nav aria-label={say("Pages", "Páginas")}>
            {found.page > 1 && <a href={pageAt(found.page - 1)}>{say("Previous", "Anterior")}</a>}{" "}
            {found.page} / {found.pages}{" "}
            {found.page < found.pages && <a href={pageAt(found.page + 1)}>{say("Next", "Siguiente")}</a>}
          </nav>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
