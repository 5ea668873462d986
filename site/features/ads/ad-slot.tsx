/** A place kept free for a promotion; what fills it comes with the visit (start-ads.ts) and never moves the page. */
export function AdSlot({ id = "", tags = [] as string[], className = "column" }) {
  return (
    <div className={`ad-slot ${className}`} data-ad-slot={id} data-tags={tags.join(",")} data-no-print />
  );
}
