/** What opens the file of a recording that not everybody may hear: a word in its address, which `<audio>` can send. */
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { ContentIndex } from "./content-index.ts";
import type { MediaRecord } from "./record.ts";

const purpose = "recording";
const previewPurpose = "recording in a preview";
const parameter = "key";
/** Longer than a page is open; whoever may hear it gets another with the next answer. */
export const keyLifeMs = 86_400_000;

export interface RecordingKeys {
  /** The address for a reader who may open an item that it belongs to. */
  addressWithKey(address: string, recording: MediaRecord): string;
  /** For whom the key in an address opens it; what a preview opens is in no cache, since it may end at any moment. */
  opens(query: URLSearchParams, recording: MediaRecord): "reader" | "preview" | undefined;
  /** Keys for the addresses in a preview, which end with it. */
  forPreview(lifeMs: number): RecordingKeys;
}

/** The secret is the database's, which opens later than the content; until then there are no keys. */
export function createRecordingKeys(
  tokens: () => Pick<SignedTokens, "issue" | "read"> | undefined,
): RecordingKeys {
  const keysFor = (own: string, lifeMs: number): RecordingKeys => ({
    addressWithKey(address, { id }) {
      const key = tokens()?.issue(own, id, lifeMs);
      return key ? `${address}?${new URLSearchParams({ [parameter]: key })}` : address;
    },
    opens(query, { id }) {
      const isOpen = (meant: string) => {
        const read = tokens()?.read(meant, query.get(parameter) ?? "");
        return typeof read === "object" && read.id === id;
      };
      return isOpen(purpose) ? "reader" : isOpen(previewPurpose) ? "preview" : undefined;
    },
    forPreview: (leftMs) => keysFor(previewPurpose, leftMs),
  });
  return keysFor(purpose, keyLifeMs);
}

/** With an item that everybody may read; one that belongs to no item may be a withdrawn one's, or one's to come. */
export const isForEverybody = ({ byRecording }: ContentIndex, { id }: MediaRecord): boolean =>
  (byRecording.get(id) ?? []).some(({ access, record }) => access === "free" && !record.draft);
