/** Every picture of the content folder: its name, hour, topic, layers and alt text. */
import { seriesArtworks } from "./artworks-series.mjs";
import { categoryArtworks, channelArtworks } from "./artworks-shelves.mjs";
import { planArtworks, topicArtworks } from "./artworks-topics.mjs";
import { verseArtworks } from "./artworks-verses.mjs";

export const artworks = [
  ...topicArtworks,
  ...planArtworks,
  ...seriesArtworks,
  ...categoryArtworks,
  ...channelArtworks,
  ...verseArtworks,
];
