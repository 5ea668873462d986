import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

/** The tables of a WOFF file by name. */
function tablesOf(file: Buffer): Record<string, Buffer> {
  const count = file.readUInt16BE(12);
  return Object.fromEntries(
    Array.from({ length: count }, (_, nth) => {
      const entry = file.subarray(44 + nth * 20);
      const [offset, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
        number,
        number,
        number,
      ];
      const bytes = file.subarray(offset, offset + packed);
      return [entry.toString("latin1", 0, 4), packed < length ? inflateSync(bytes) : bytes];
    }),
  );
}

/** Glyphs by character, from the table that every font has for the first plane of Unicode (format 4). */
function glyphsOf(cmap: Buffer): (code: number) => number {
  const formats = Array.from({ length: cmap.readUInt16BE(2) }, (_, nth) =>
    cmap.subarray(cmap.readUInt32BE(8 + nth * 8)),
  );
  const table = formats.find((one) => one.readUInt16BE(0) === 4)!;
  const segments = table.readUInt16BE(6) / 2;
  const value = (part: number, nth: number) =>
    table.readUInt16BE(14 + part * segments * 2 + (part > 0 ? 2 : 0) + nth * 2);
  return (code) => {
    for (let nth = 0; nth < segments; nth++) {
      if (value(0, nth) < code) continue;
      const [start, delta, range] = [value(1, nth), value(2, nth), value(3, nth)];
      if (code < start) return 0;
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = table.readUInt16BE(16 + segments * 6 + nth * 2 + range + (code - start) * 2);
      return glyph && (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** The width of a text in ems, by the advance widths of a WOFF font; without kerning, which only draws letters closer. */
export function fontWidths(path: string): (text: string) => number {
  const { head, hhea, hmtx, cmap } = tablesOf(readFileSync(path)) as Record<
    "head" | "hhea" | "hmtx" | "cmap",
    Buffer
  >;
  const em = head.readUInt16BE(18);
  const wide = hhea.readUInt16BE(34);
  const glyphOf = glyphsOf(cmap);
  const known = new Map<string, number>();
  const widthOf = (sign: string): number => {
    const width =
      known.get(sign) ?? hmtx.readUInt16BE(Math.min(glyphOf(sign.codePointAt(0)!), wide - 1) * 4) / em;
    known.set(sign, width);
    return width;
  };
  return (text) => [...text].reduce((sum, sign) => sum + widthOf(sign), 0);
}
