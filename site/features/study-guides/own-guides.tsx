import { Suspense } from "react";
import { useStore } from "zustand";
import { lazyPart } from "../../ui/lazy-part.ts";
import { identityStore } from "../identity/identity-store.ts";

const BegunGuides = lazyPart(() => import("./begun-guides.tsx"));

/** The member's own guides above all guides; the page leaves room for them where they were last time. */
export function OwnGuides() {
  const isMember = useStore(identityStore, ({ person }) => person !== undefined);
  return (
    <div className="personal-row personal-row-guides">
      <Suspense>{isMember && <BegunGuides />}</Suspense>
    </div>
  );
}
