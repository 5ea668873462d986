/**
 * A migration runs while processes of the version before it are still at work on the same tables. So what they use may not go
 * away, and no statement may hold a table that has rows for long. A statement that must do it all the same, one version after
 * the last code that needed the old form, says why in a comment: `-- contract: nothing reads it since version 1.4`.
 */
const rules = [
  [/\bdrop\s+(table|column|schema|view|type)\b/i, "takes away what the version before may still use"],
  [/\brename\b/i, "renames what the version before still calls by its old name"],
  [/\bset\s+not\s+null\b/i, "reads the whole table under a lock, and refuses what the version before writes"],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, "writes the whole table again under a lock"],
  [/\btruncate\b/i, "deletes all rows"],
];
const notNull = /\badd\s+column\b(?=[\s\S]*\bnot\s+null\b)(?![\s\S]*\bdefault\b)/i;
const newIndex = /^create\s+(unique\s+)?index\b[\s\S]*?\bon\s+(?:only\s+)?("?[\w]+"?(?:\."?[\w]+"?)?)/i;
const newTable = /^create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?("?[\w]+"?(?:\."?[\w]+"?)?)/i;
const excused = /--\s*contract:\s*\S/i;

/** Applied before there was this rule; their text may not change. */
export const beforeTheRule = new Set([
  "identity/0001_roles_elsewhere.sql",
  "identity/0003_leaving_by_job.sql",
  "identity/0006_registrations.sql",
  "journal/0001_pages.sql",
  "leads/0003_lead_per_registration.sql",
]);

/** What is wrong with a migration's text, a line each. */
export function migrationProblems(text) {
  const made = new Set();
  return text
    .split("--> statement-breakpoint")
    .map((statement) => statement.trim())
    .flatMap((statement) => {
      const words = statement.replaceAll(/--.*$/gm, "").trim();
      const table = newTable.exec(words)?.[1];
      if (table) made.add(table);
      if (excused.test(statement)) return [];
      const found = rules.filter(([pattern]) => pattern.test(words)).map(([, reason]) => reason);
      if (notNull.test(words))
        found.push("adds a column without a default that the version before does not fill");
      const indexed = newIndex.exec(words)?.[2];
      if (indexed && !made.has(indexed)) found.push("builds an index while nobody can write to the table");
      return found.map((reason) => `${words.split("\n")[0].slice(0, 100)} ${reason}`);
    });
}
