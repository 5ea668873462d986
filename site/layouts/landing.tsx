import { Outlet } from "react-router";
import { Brand } from "../features/frame/brand.tsx";

/** One message and one thing to do: no menus to wander off into. */
export default function LandingLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap py-4">
        <Brand />
      </header>
      <main id="content" data-layout="landing" className="flex-1 pb-16">
        <Outlet />
      </main>
    </div>
  );
}
