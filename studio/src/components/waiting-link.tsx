"use client";
import { Link } from "@payloadcms/ui";
import { useSay } from "./say.ts";

export function WaitingLink() {
  const say = useSay();
  return (
    <Link className="nav__link" href="/studio/waiting" prefetch={false}>
      {say("Waiting for translation", "Por traducir")}
    </Link>
  );
}
