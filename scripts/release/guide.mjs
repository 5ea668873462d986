/**
 * The commands of a guide: its fenced blocks with this word after the language.
 * @param {string} markdown
 * @param {string} word
 * @returns {{ title: string, commands: string }[]}
 */
export function guideSteps(markdown, word) {
  const block = new RegExp(`^\`\`\`sh ${word}\\n([\\s\\S]*?)^\`\`\`$`, "gm");
  return [...markdown.matchAll(block)].map((match) => ({
    title: [...markdown.slice(0, match.index).matchAll(/^## (.+)$/gm)].at(-1)?.[1] ?? "",
    commands: match[1] ?? "",
  }));
}
