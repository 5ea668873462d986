import { type ReactNode, useEffect } from "react";
import ProgressRing from "../../ui/progress-ring.tsx";

export interface CourseView {
  id: string;
  /** The content type. */
  type: string;
  title: string;
  lessons: readonly { id: string; path: string; title: string }[];
}

/** How far a reader has come in a course. */
export interface CourseProgress {
  done: number;
  total: number;
  isCompleted: boolean;
  /** Where it goes on; none once all is done. */
  next: { id: string } | undefined;
  /** State of lessons that are begun or done, by id. */
  lessonStates: Record<string, { isDone: boolean; label: string }>;
}

export interface CourseStateProps {
  course: CourseView;
  /** The rest of the page shows it too; undefined when it is no longer known. */
  onProgress(progress: CourseProgress | undefined): void;
}

interface Shown extends Pick<CourseStateProps, "onProgress"> {
  progress: CourseProgress | undefined;
  /** The same in words. */
  children: ReactNode;
}

/** Beside the heading of the lessons, where room is left for it; loaded for those who have come anywhere. */
export function CourseState({ progress, onProgress, children }: Shown) {
  useEffect(() => {
    onProgress(progress);
    return () => onProgress(undefined);
  }, [progress, onProgress]);
  if (!progress) return null;
  return (
    <span className="flex items-center gap-3">
      <span className="text-[0.95rem] text-muted max-sm:sr-only">{children}</span>
      <ProgressRing done={progress.done} total={progress.total} size={52} />
    </span>
  );
}
