import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/** Leaves room, and brings its content only when the reader comes near; without JavaScript it takes no room. */
export function WhenSeen({ className, children }: { className: string; children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watching = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watching.disconnect();
        setNear(true);
      },
      { rootMargin: "200px" },
    );
    watching.observe(place.current!);
    return () => watching.disconnect();
  }, []);
  return (
    <div ref={place} className={`noscript:hidden ${className}`} data-no-print data-hydrate-when="seen">
      <Suspense>{isNear && children}</Suspense>
    </div>
  );
}
