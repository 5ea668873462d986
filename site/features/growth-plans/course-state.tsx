import type { ReactNode } from "react";
import { ProgressRing } from "./progress-ring.tsx";

interface CourseStateProps {
  done: number;
  total: number;
  /** The same in words. */
  children: ReactNode;
}

/** How far a plan or a guide has come. */
export function CourseState({ done, total, children }: CourseStateProps) {
  return (
    <span className="flex items-center gap-3">
      <span className="text-[0.95rem] text-muted max-sm:sr-only">{children}</span>
      <ProgressRing done={done} total={total} size={52} />
    </span>
  );
}
