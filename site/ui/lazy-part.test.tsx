import { Suspense } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { lazyPart } from "./lazy-part.ts";

async function shown(load: () => Promise<never>, instead?: () => string): Promise<string> {
  const Part = lazyPart(load, instead);
  const stream = await renderToReadableStream(
    <main>
      The text
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("a page is read without a part that cannot be loaded, or with what stands in for it", async () => {
  const bare = await shown(gone);
  expect(bare).toContain("The text");
  expect(bare).not.toContain("Failed");
  expect(await shown(gone, () => "a plain heart")).toContain("a plain heart");
});
