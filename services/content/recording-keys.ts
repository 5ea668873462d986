/** What opens the file of a recording that not everybody may hear: a word in its address, which `<audio>` can send. */
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { ContentIndex } from "./content-index.ts";
import type { MediaRecord } from "./record.ts";

const purpose = "recording";
const parameter = "key";
/** Longer than a page is open; whoever may hear it gets another with the next answer. */
export const keyLifeMs = 86_400_000;

export interface RecordingKeys {
  /** The address for a reader who may open an item that it belongs to. */
  addressWithKey(address: string, recording: MediaRecord): string;
  opens(query: URLSearchParams, recording: MediaRecord): boolean;
}

/** The secret is the database's, which opens later than the content; until then there are no keys. */
export function createRecordingKeys(
  tokens: () => Pick<SignedTokens, "issue" | "read"> | undefined,
): RecordingKeys {
  return {
    addressWithKey(address, { id }) {
      const key = tokens()?.issue(purpose, id, keyLifeMs);
      return key ? `${address}?${new URLSearchParams({ [parameter]: key })}` : address;
    },
    opens(query, { id }) {
      const read = tokens()?.read(purpose, query.get(parameter) ?? "");
      return typeof read === "object" && read.id === id;
    },
  };
}

/** With an item that everybody may read; one that belongs to no item may be a withdrawn one's, or one's to come. */
export const isForEverybody = ({ byRecording }: ContentIndex, { id }: MediaRecord): boolean =>
  (byRecording.get(id) ?? []).some(({ access, record }) => access === "free" && !record.draft);
