import { lazyPart } from "../../ui/lazy-part.ts";
import { ServerLinks } from "../../ui/server-links.tsx";

const FooterContent = import.meta.env.SSR
  ? (await import("./footer-content.tsx")).default
  : lazyPart(() => import("./footer-content.tsx"));

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line">
      <ServerLinks same="footer">
        <FooterContent />
      </ServerLinks>
    </footer>
  );
}
