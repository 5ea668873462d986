import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { LessonEnd } from "./lesson-end.tsx";
import type { LessonView } from "./load-lesson.server.ts";

test("the last lesson leads on to its plan, where the end of it and others are", () => {
  const lesson = {
    parent: { name: "Learning to pray", path: "/growth-plans/learning-to-pray" },
    previous: { title: "Day 6", path: "/growth-plans/learning-to-pray/6" },
    next: null,
  } as unknown as LessonView;
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <LessonEnd lesson={lesson} />
    </MemoryRouter>,
  );
  expect(markup).toContain('href="/growth-plans/learning-to-pray"');
  expect(markup).toContain("Learning to pray</span>");
});
