import fc from "fast-check";
import { expect, test } from "vitest";
import { externalUrlError, safeRedirect } from "./safe-redirect.ts";

const origin = "https://wellspring.example";
/** Where a browser on our site ends up with what was answered. */
const origins = (path: string) => [
  new URL(path, origin).origin,
  new URL(path, `${origin}/es/auth/login`).origin,
];

test("paths of the site are followed, with their query and fragment", () => {
  for (const path of [
    "/",
    "/es",
    "/verses/2026/11/14",
    "/search?q=grace%20and%20peace&type=verse",
    "/es/articles/aprender-a-esperar#seccion-2",
    "/articles/learning-to-wait?next=https://evil.example",
  ])
    expect(safeRedirect(path)).toBe(path);
});

const hostile = [
  "",
  " ",
  "https://evil.example",
  "HTTPS://evil.example/",
  "http:evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example//",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example",
  "/./\\evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "\u0001javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:https://evil.example/1",
  "mailto:a@evil.example",
  "@evil.example",
  ".evil.example",
  "evil.example",
  "https:/evil.example",
  "https:\\\\evil.example",
  "?redirectUrl=//evil.example",
  "#//evil.example",
  "wss://evil.example",
];

test("'Navigating to an external URL is not allowed by default'", () => {
  for (const value of hostile)
    expect(() => safeRedirect(value), JSON.stringify(value)).toThrow(externalUrlError);
  expect(externalUrlError).toBe("Navigating to an external URL is not allowed by default");
});

test("whatever is written in redirectUrl, no answer leads to another site", () => {
  const piece = fc.constantFrom(
    ...["/", "//", "\\", ".", "..", "%2e", "%2f", "%5c", "@", ":", "?", "#", "\t", "\n", "\r", " ", "\u0000"],
    ...[
      "https:",
      "javascript:",
      "evil.example",
      "user:pass@evil.example",
      "a",
      "é",
      "／",
      "。",
      "\ud800",
      "\u2028",
    ],
  );
  const built = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(
      fc.oneof(
        built,
        built.map((rest) => `/${rest}`),
        fc.string({ unit: "binary" }),
        fc.webUrl(),
      ),
      (value) => {
        let path: string;
        try {
          path = safeRedirect(value);
        } catch (error) {
          expect((error as Error).message).toBe(externalUrlError);
          return;
        }
        expect(path.startsWith("/")).toBe(true);
        expect(origins(path)).toEqual([origin, origin]);
        expect(safeRedirect(path)).toBe(path);
      },
    ),
    { numRuns: 5000 },
  );
});
