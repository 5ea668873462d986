import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { safeRedirect } from "../identity/safe-redirect.ts";
import { listCachedPages } from "./cached-pages.ts";

const load = async () => ("caches" in window ? listCachedPages() : []);

/** Pages available offline. The links load whole documents, because those are cached. */
export function CachedPageList() {
  const { value: pages } = useLoaded(load);
  if (!pages || pages.length === 0) return null;
  return (
    <nav aria-labelledby="kept-pages" className="mt-10">
      <h2 id="kept-pages" className="text-[1.35rem]">
        {m.offline_cached()}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a
              href={path}
              className="flex min-h-12 items-center py-2.5 font-semibold text-water hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const checkEveryMs = 3000;

function withinSite(from: string): string | undefined {
  try {
    return safeRedirect(from);
  } catch {
    return undefined;
  }
}

/** Leads to the page that was wanted, by itself as soon as there is a network. */
export function TryAgain() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const target = hydrated ? withinSite(query.get("from") ?? "") : undefined;
  useEffect(() => {
    if (!target) return;
    // A device may believe in its network before there is one: an answer of the server's is what counts.
    const check = () =>
      fetch("/builds/latest.json", { cache: "no-store" }).then(
        () => location.replace(target),
        () => {},
      );
    const timer = setInterval(() => navigator.onLine && check(), checkEveryMs);
    return () => clearInterval(timer);
  }, [target]);
  if (!target) return null;
  return (
    <a href={target} className="pill mt-6 bg-water text-on-water hover:opacity-90">
      {m.try_again()}
    </a>
  );
}
