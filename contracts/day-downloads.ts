/** The pages of today and the days after it, for reading without a network. No schema: it would weigh more than the page that lists them. */
export const dayDownloadsPath = "/downloads/days";

export interface DayDownloads {
  /** The last day, as 2026-11-24. */
  until: string;
  /** As they are sent, compressed. */
  bytes: number;
  /** `from` is where a page can be had now, `path` its address on its day. */
  pages: { path: string; from: string; bytes: number }[];
  /** The days whose evening verse a premium member may have. */
  evenings: string[];
}
