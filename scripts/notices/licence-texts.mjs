/** A longer text is named by its place in the package, which every copy of the product has. */
const longestText = 20_000;

const isLicenceFile = (file) => /^(licen[cs]e|copying|notice|third[-_]party)/i.test(file);
const copyrightLine =
  /^\W*(?:C(?:opyright|OPYRIGHT)\s+(?!Notice|License)(?:\(c\)|\(C\)|©|\d{4}|[A-Z])|©\s*\d{4})/;
const titleLine = /^\W*(?:the\s+)?(?:mit|isc)\s+licen[cs]e\W*(?:\((?:mit|isc)\))?\W*$/i;
/** How the Apache license is applied to one's own work; only its copyright line differs. */
const appendix = /\n\s*APPENDIX: How to apply the Apache License[\s\S]*$/;

/** The words alone: texts that differ in line ends, quotation marks or stars are one. */
const wordsOf = (text) =>
  text
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join(" ") ?? "";

function takeApart(text) {
  const copyrights = text.split("\n").filter((line) => copyrightLine.test(line));
  const body = text
    .replace(appendix, "\n")
    .split("\n")
    .filter((line) => !copyrightLine.test(line) && !titleLine.test(line))
    .join("\n");
  return { copyrights: [...new Set(copyrights.map((line) => line.trim().replace(/\s+/g, " ")))], body };
}

const tidy = (text) =>
  text
    .replace(/[^\S\n]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\n+$/g, "");

/**
 * The licence texts of packages, equal ones together: whole where it is one text, without title and copyright lines where
 * only these differ. `filesOf` gives the names of a package's files, `read` the text of one.
 */
export function licenceTexts(packages, { filesOf, read }) {
  const texts = new Map();
  const [without, long] = [[], []];
  for (const each of packages) {
    const files = filesOf(each.place).filter(isLicenceFile).sort();
    if (files.length === 0) without.push(each);
    for (const file of files) {
      const whole = tidy(read(`${each.place}/${file}`).replace(/\r/g, ""));
      if (whole.length > longestText) {
        long.push(`${each.place}/${file}`);
        continue;
      }
      const { copyrights, body } = takeApart(whole);
      const key = wordsOf(body);
      if (!texts.has(key)) texts.set(key, { whole, isOne: true, licenses: new Set(), owners: [] });
      const text = texts.get(key);
      if (text.whole !== whole) Object.assign(text, { isOne: false, body: text.body ?? tidy(body) });
      text.licenses.add(each.license);
      text.owners.push({ ...each, copyrights });
    }
  }
  const mostUsedFirst = (one, other) => other.owners.length - one.owners.length;
  return { texts: [...texts.values()].sort(mostUsedFirst), without, long };
}
