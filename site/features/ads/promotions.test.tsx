import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { someSite } from "../../../tests/support/settings.ts";
import { provideSettings } from "../../settings.ts";
import Promotions from "./promotions.tsx";

const shownAt = (path: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Promotions seed={path} />
    </MemoryRouter>,
  );

test("no page promotes itself, in either language", () => {
  provideSettings(() => someSite);
  for (const path of ["/growth-plans", "/premium", "/newsletter"])
    for (const address of [path, `/es${path}`]) expect(shownAt(address)).not.toContain(`href="${path}"`);
  expect(shownAt("/articles/learning-to-wait")).toContain("href=");
});
