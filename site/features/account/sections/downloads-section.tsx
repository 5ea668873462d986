import { useEffect, useRef } from "react";
import { m } from "../../../i18n/paraglide/messages.js";
import { showDownloads } from "../../downloads/downloads.ts";

/** In /my-profile: the same as on /offline, which works without React. */
export default function DownloadsSection() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) void showDownloads(place.current);
  }, []);
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.downloads_lead()}</p>
      <div ref={place} className="min-h-[320px]" />
    </>
  );
}
