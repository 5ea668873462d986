// What a list of known problems means for us: each is answered, for a time, or refused; an answer that nothing asks for is refused, too.

const advisoryId = /GHSA(?:-[0-9a-z]{4}){3}$/i;
const day = /^\d{4}-\d\d-\d\d$/;
const msPerDay = 86_400_000;
/** SECURITY.md promises a fix within 90 days; nothing is put off for longer without being looked at again. */
const maxDaysAccepted = 90;

/**
 * @typedef {{ id: string, package: string, title: string, severity: string, usedBy: "production" | "development" }} Finding
 * @typedef {{ id: string, why: string, until: string }} Answer
 */

/**
 * What `npm audit --json` found. It names a package for each problem that it passes on; only those with the problem itself count.
 * @param {{ vulnerabilities: Record<string, { nodes: string[], via: (string | { source: number, url?: string, title: string, severity: string })[] }> }} report
 * @param {{ packages: Record<string, { dev?: boolean }> }} lockfile
 * @returns {Finding[]}
 */
export function findingsOf(report, lockfile) {
  const isDevelopment = (place) => lockfile.packages[place]?.dev === true;
  const findings = Object.entries(report.vulnerabilities).flatMap(([name, { nodes, via }]) =>
    via
      .filter((one) => typeof one !== "string")
      .map(({ source, url, title, severity }) => ({
        id: advisoryId.exec(url ?? "")?.[0] ?? String(source),
        package: name,
        title,
        severity,
        usedBy: nodes.every(isDevelopment) ? "development" : "production",
      })),
  );
  return [...new Map(findings.map((one) => [`${one.id} ${one.package}`, one])).values()];
}

/**
 * @param {Answer[]} answers
 * @param {string} today
 * @returns {string[]} What is wrong with the answers themselves, whatever the registry says.
 */
export function answerProblems(answers, today) {
  return answers.flatMap(({ id, why, until }) => {
    if (!id || !why || !day.test(until ?? "") || Number.isNaN(Date.parse(until)))
      return [`${id ?? "?"}: an answer needs id, why and until, as 2027-01-31.`];
    const days = Math.round((Date.parse(until) - Date.parse(today)) / msPerDay);
    if (days < 0) return [`${id}: accepted until ${until}, which is over. Mend it or look at it again.`];
    return days > maxDaysAccepted
      ? [`${id}: accepted until ${until}, more than ${maxDaysAccepted} days.`]
      : [];
  });
}

/** @param {Finding[]} findings @param {Answer[]} answers */
export const unanswered = (findings, answers) =>
  findings
    .filter(({ id }) => !answers.some((answer) => answer.id === id))
    .map((one) => `${one.id}: ${one.severity}, ${one.package} (${one.usedBy}): ${one.title}`);

/** @param {Answer[]} answers @param {Finding[]} findings Of every lockfile. */
export const needless = (answers, findings) =>
  answers
    .filter(({ id }) => !findings.some((finding) => finding.id === id))
    .map(({ id }) => `${id}: answered, and not found any more. Take the answer away.`);
