import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { DataSubject, MemberData } from "../../platform/member-data.ts";
import { type DataPart, writeDataPage } from "./data-page.ts";

interface DataArchiveOptions {
  services(): readonly MemberData[];
  siteName: string;
  clock: Clock;
}

const pageName: Record<Locale, string> = { "en-US": "read-me-first.html", es: "leeme-primero.html" };

/** Everything that every service holds about someone: one JSON file each, and one page to read. */
export function createDataArchive({ services, siteName, clock }: DataArchiveOptions) {
  return async function archive(member: DataSubject, locale: Locale): Promise<ReadableStream<Uint8Array>> {
    const made = clock.now();
    // All is gathered before the first byte leaves: an archive that lacks something would look whole.
    const parts: DataPart[] = await Promise.all(
      services().map(async (service) => ({
        name: service.name,
        // As it will be in the file, so that the page and the file say the same.
        data: JSON.parse(JSON.stringify((await service.collect(member)) ?? {})),
      })),
    );
    return zipped(
      [
        { name: pageName[locale], text: writeDataPage({ parts, locale, siteName, made }) },
        ...parts.map(({ name, data }) => ({
          name: `${name}.json`,
          text: `${JSON.stringify(data, null, 2)}\n`,
        })),
      ],
      made,
    );
  };
}

/** One file after the other, as the reader takes them. */
function zipped(files: { name: string; text: string }[], made: Date): ReadableStream<Uint8Array> {
  const waiting = [...files];
  let zip: Zip;
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) return controller.error(error);
        if (chunk.length > 0) controller.enqueue(chunk);
        if (final) controller.close();
      });
    },
    pull() {
      const next = waiting.shift();
      if (!next) return zip.end();
      const file = new ZipDeflate(next.name);
      file.mtime = made;
      zip.add(file);
      file.push(strToU8(next.text), true);
    },
  });
}

export type DataArchive = ReturnType<typeof createDataArchive>;
