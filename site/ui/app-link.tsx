import type { ComponentProps } from "react";
import { Link } from "react-router";
import { localizePath } from "../i18n/locale.ts";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { useMayPreload } from "./preload.ts";

interface AppLinkProps extends Omit<ComponentProps<typeof Link>, "to" | "prefetch"> {
  /** A path of the site without language prefix. */
  to: string;
}

/** What the router's link is in HTML. Its paths are never relative, so that it need not look where in the page it is. */
function LinkMarkup({ to, children, ...props }: ComponentProps<typeof Link>) {
  const { replace, state, prefetch, preventScrollReset, reloadDocument, discover, onClick, ...rest } = props;
  return (
    <a {...rest} href={to as string} data-discover="true">
      {children}
    </a>
  );
}

/** The router's link to an address that is whole, language and all. */
export const SiteLink = import.meta.env.SSR ? LinkMarkup : Link;

/** A link within the site, in the page's language; fetched ahead on intent. */
export function AppLink({ to, ...props }: AppLinkProps) {
  return <SiteLink {...props} to={localizePath(to, getLocale())} prefetch="intent" />;
}

/** For the one or two likely next steps of a page: their payload is fetched a second after the page is there, their code on intent. */
export function NextLink({ to, ...props }: AppLinkProps) {
  const may = useMayPreload();
  const path = localizePath(to, getLocale());
  return (
    <>
      <SiteLink {...props} to={path} prefetch="intent" />
      {may && <link rel="prefetch" as="fetch" href={`${path.split(/[?#]/)[0]}.data`} />}
    </>
  );
}
