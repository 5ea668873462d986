import { createInterface } from "node:readline/promises";
import { OperatorError } from "../../platform/operator-error.ts";

export interface Asker {
  /** The answer, or the standard one for none; empty where there is neither. */
  ask(words: string, standard?: string): Promise<string>;
  close(): void;
}

export function createAsker(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Asker {
  const lines = createInterface({ input, output });
  const answers = lines[Symbol.asyncIterator]();
  return {
    async ask(words, standard) {
      output.write(`${words}${standard ? ` [${standard}]` : ""}: `);
      const { value, done } = await answers.next();
      if (done) throw new OperatorError("\nThe answers have ended; nothing was written. --yes asks nothing.");
      return String(value).trim() || (standard ?? "");
    },
    close: () => lines.close(),
  };
}
