import type { ComponentProps } from "react";
import { Link } from "react-router";
import { localizePath } from "../i18n/locale.ts";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { useMayPreload } from "./preload.ts";

interface AppLinkProps extends Omit<ComponentProps<typeof Link>, "to" | "prefetch"> {
  /** A path of the site without language prefix. */
  to: string;
}

/** A link within the site, in the page's language; fetched ahead on intent. */
export function AppLink({ to, ...props }: AppLinkProps) {
  return <Link {...props} to={localizePath(to, getLocale())} prefetch="intent" />;
}

/** For the one or two likely next steps of a page: their payload is fetched a second after the page is there, their code on intent. */
export function NextLink({ to, ...props }: AppLinkProps) {
  const may = useMayPreload();
  const path = localizePath(to, getLocale());
  return (
    <>
      <Link {...props} to={path} prefetch="intent" />
      {may && <link rel="prefetch" as="fetch" href={`${path.split(/[?#]/)[0]}.data`} />}
    </>
  );
}
