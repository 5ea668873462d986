import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");
const text = read("docs/security.md");

/** ASVS 5.0.0: how many requirements of levels 1 and 2 each section has; they are the first of it. */
const chapters: [name: string, sections: Record<string, number>][] = [
  ["Encoding and Sanitization", { "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2 }],
  ["Validation and Business Logic", { "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 }],
  ["Web Frontend Security", { "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2 }],
  ["API and Web Service", { "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 }],
  ["File Handling", { "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3 }],
  ["Authentication", { "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 }],
  ["Session Management", { "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 }],
  ["Authorization", { "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 }],
  ["Self-contained Tokens", { "9.1": 3, "9.2": 4 }],
  ["OAuth and OIDC", { "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3 }],
  ["Cryptography", { "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1 }],
  ["Secure Communication", { "12.1": 3, "12.2": 2, "12.3": 4 }],
  ["Configuration", { "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5 }],
  ["Data Protection", { "14.1": 2, "14.2": 4, "14.3": 3 }],
  ["Secure Coding and Architecture", { "15.1": 3, "15.2": 3, "15.3": 7 }],
  ["Security Logging and Error Handling", { "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 }],
  ["WebRTC", { "17.1": 1, "17.2": 4, "17.3": 2 }],
];

const row = /^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$/;
const rowsOf = (part: string) =>
  part.split("\n").flatMap((line) => {
    const [, id, , state, where] = row.exec(line) ?? [];
    return id === undefined ? [] : [{ id, state: state!, where: where! }];
  });
const partOf = (heading: string) => text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
const rows = rowsOf(text);

test.each(chapters.map(([name, sections], nth) => [`V${nth + 1} ${name}`, sections] as const))(
  "%s has every requirement of levels 1 and 2, in its order",
  (heading, sections) => {
    const wanted = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, nth) => `${section}.${nth + 1}`),
    );
    expect(rowsOf(partOf(heading)).map(({ id }) => id)).toEqual(wanted);
  },
);

test("each is proven by something, departed from for a reason, not applicable, or open and said so", () => {
  expect(rows).toHaveLength(253);
  for (const { id, state, where } of rows) {
    expect(["proven", "departed", "n/a", "open"], id).toContain(state);
    if (state !== "open") expect(where, id).not.toBe("");
  }
  const listed = [...partOf("What is open").matchAll(/^\| ([\d., ]+) \|/gm)].flatMap(([, ids]) =>
    ids!.split(", "),
  );
  expect(listed).toEqual(rows.filter(({ state }) => state === "open").map(({ id }) => id));
});

test("every file that is named exists, and has the words that are quoted of it", () => {
  const folders = "server|services|platform|site|studio|tests|scripts|contracts|attacks|deploy|docs";
  const named = text.matchAll(
    new RegExp(`\`((?:${folders})/[^\`\\s]+|[A-Z]+\\.md)\`(?: “([^”]+)”)?((?:, “[^”]+”)*)`, "g"),
  );
  const files = [...named];
  expect(files.length).toBeGreaterThan(200);
  for (const [, file, first, more] of files) {
    expect(existsSync(path.join(root, file!)), file).toBe(true);
    const quotes = [first ?? [], [...more!.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote!)].flat();
    for (const quote of quotes) expect(read(file!), file).toContain(quote);
  }
  for (const [, link] of text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g))
    expect(existsSync(path.join(root, "docs", link!)), link).toBe(true);
});
