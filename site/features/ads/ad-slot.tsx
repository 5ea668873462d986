/** Reserved space for a promotion; start-ads.ts fills it without shifting the layout. */
export function AdSlot({ id = "", tags = [] as string[], className = "column" }) {
  return (
    <div className={`ad-slot ${className}`} data-ad-slot={id} data-tags={tags.join(",")} data-no-print />
  );
}
