import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { ServerMarkup } from "./server-markup.tsx";

interface ServerLinksProps {
  className?: string;
  same?: string;
  children: ReactNode;
}

/** Content that is links and nothing else: the server's markup, whose links become the router's. */
export function ServerLinks({ className, same, children }: ServerLinksProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    <ServerMarkup onClick={follow} className={className} same={same}>
      {children}
    </ServerMarkup>
  );
}
