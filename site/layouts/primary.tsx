import { Outlet } from "react-router";
import { PageFrame } from "../features/frame/page-frame.tsx";

/** Home and index pages: the full width, sections in a row. */
export default function PrimaryLayout() {
  return (
    <PageFrame layout="primary">
      <Outlet />
    </PageFrame>
  );
}
