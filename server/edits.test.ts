import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEdits, type Edit } from "./edits.ts";

const replaced = (text: string, edits: readonly Edit[]) =>
  edits.reduceRight((done, { from, to, by }) => done.slice(0, from) + String(by) + done.slice(to), text);

test("what is edited in bytes is what would be edited in the text", () => {
  const ascii = fc.string({ unit: "binary-ascii", maxLength: 40 });
  const cuts = fc.array(fc.tuple(fc.nat(8), fc.nat(4), ascii, fc.boolean()), { maxLength: 6 });
  fc.assert(
    fc.property(ascii, cuts, (text, given) => {
      const edits: Edit[] = [];
      let at = 0;
      for (const [skip, length, by, asBytes] of given) {
        const from = Math.min(at + skip, text.length);
        const to = Math.min(from + length, text.length);
        edits.push({ from, to, by: asBytes ? Buffer.from(by, "latin1") : by });
        at = to;
      }
      expect(applyEdits(Buffer.from(text, "latin1"), edits).toString("latin1")).toBe(replaced(text, edits));
    }),
  );
});

test("the result shares its memory with nothing", () => {
  const result = applyEdits(Buffer.from("page"), [{ from: 4, to: 4, by: "s" }]);
  expect(result.buffer.byteLength).toBe(5);
});
