import { lazy, Suspense, useEffect } from "react";
import { startIdentity } from "../features/sign-in/start-identity.ts";
import { startVisit } from "../features/visit/start-visit.ts";
import { siteSettings } from "../settings.ts";
import { watchBuild } from "./build-watch.ts";
import { useModal } from "./modal/modal-store.ts";
import { PageSettle } from "./page-settle.tsx";
import { useToasts } from "./toast/toast-store.ts";
import { useHydrated } from "./use-hydrated.ts";

const Toaster = lazy(() => import("./toast/toaster.tsx"));
const ModalHost = lazy(() => import("./modal/modal-host.tsx"));
const DeveloperBar = lazy(() => import("../features/dev-bar/developer-bar.tsx"));

/** What floats above every page, each part loaded when it is first needed. */
export function FrameHost() {
  const hasToasts = useToasts((state) => state.toasts.length > 0);
  const hasModal = useModal((state) => state.modal !== undefined);
  const hydrated = useHydrated();
  useEffect(watchBuild, []);
  useEffect(startIdentity, []);
  useEffect(startVisit, []);
  return (
    <>
      <PageSettle />
      <Suspense>
        {hasModal && <ModalHost />}
        {hasToasts && <Toaster />}
        {hydrated && siteSettings().environment !== "Production" && <DeveloperBar />}
      </Suspense>
    </>
  );
}
