/** A module's mods.d/*.conf: `[Name]`, then Key=Value lines; a backslash at the end continues a value. */
export interface SwordConf {
  name: string;
  get(key: string): string | undefined;
}

export function parseSwordConf(text: string): SwordConf | undefined {
  const values = new Map<string, string>();
  let name: string | undefined;
  for (const line of text
    .replace(/^\uFEFF/, "")
    .replace(/\\\r?\n/g, "\n\u0000")
    .split(/\r?\n/)) {
    // Continuation lines hold long descriptions, which nothing here shows.
    if (line.startsWith("\u0000") || line.trim() === "" || line.startsWith("#")) continue;
    const section = /^\[([^\]]+)\]/.exec(line);
    if (section) name ??= section[1];
    const entry = /^([A-Za-z0-9_.]+)\s*=\s*(.*?)\s*$/.exec(line);
    if (entry && !values.has(entry[1]!.toLowerCase())) values.set(entry[1]!.toLowerCase(), entry[2]!);
  }
  return name ? { name, get: (key) => values.get(key.toLowerCase()) } : undefined;
}
