import type { Plugin } from "vite";

const messagesImport = /import \{ m \} from "([^"]*\/)messages\.js";/;

/**
 * `m` names every message, so any file that imports it would pull all of them into one shared chunk. In the build each
 * file imports exactly the messages it uses, and a page loads no other feature's words.
 */
export function splitMessages(): Plugin {
  return {
    name: "split-messages",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      const found = /\.tsx?$/.test(id) ? messagesImport.exec(code) : null;
      if (!found) return undefined;
      const keys = new Set<string>();
      const body = code.replace(found[0], "").replace(/(?<![\w.$])m\.([a-z]\w*)/g, (_, key: string) => {
        keys.add(key);
        return `message_${key}`;
      });
      const imports = [...keys].map(
        (key) => `import { ${key} as message_${key} } from "${found[1]}messages/${key}.js";`,
      );
      return { code: `${imports.join("")}${body}`, map: null };
    },
  };
}
