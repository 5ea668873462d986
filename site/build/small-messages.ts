import type { Plugin } from "vite";

const messageFile = /[\\/]paraglide[\\/]messages[\\/]\w+\.js$/;
/** The function of each language in turn, and the one that chooses between them. */
const words = /^const \w+ = (\/\*\*.*?\*\/ \((?:i)?\) => \{\n\treturn [^\n]*\n\});$/gm;
const exported =
  /^export const (\w+) = .*?\(\(inputs(?: = \{\})?, options = \{\}\) => \{\n[\s\S]*?\n\}\);?\s*$/m;
const constant = /^\/\*\*.*?\*\/ \(\) => \{\n\treturn \/\*\*.*?\*\/ (\(`[^`]*`\))\n\}$/;

/**
 * Each message is a function that chooses between two others, which is more than half of a short message's bytes. In the
 * browser it is its two texts, and what chooses is written once (i18n/browser-locale.ts).
 */
export function smallMessage(code: string): string | undefined {
  const [english, spanish, ...more] = [...code.matchAll(words)].map(([, text]) => text!);
  const name = exported.exec(code)?.[1];
  // Where one language lacks a message, Paraglide writes its name; where the other's is used, there is one only.
  if (!english || !spanish || more.length > 0 || !name) return undefined;
  const parts = [english, spanish].map((text) => constant.exec(text)?.[1] ?? text);
  return `import { message } from "../runtime.js";
export const ${name} = /* @__PURE__ */ message(${parts.join(", ")});`;
}

export function smallMessages(): Plugin {
  return {
    name: "small-messages",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (this.environment.name !== "client" || !messageFile.test(id)) return undefined;
      const small = smallMessage(code);
      return small === undefined ? undefined : { code: small, map: null };
    },
  };
}
