/** Every picture of the content folder: its name, hour, topic, layers and alt text. */
import { articleFieldArtworks } from "./artworks-articles-fields.mjs";
import { articlePlaceArtworks } from "./artworks-articles-places.mjs";
import { articleRoomArtworks } from "./artworks-articles-rooms.mjs";
import { articleThingArtworks } from "./artworks-articles-things.mjs";
import { categoryArtworks } from "./artworks-categories.mjs";
import { morningArtworks } from "./artworks-channel-morning.mjs";
import { tableArtworks } from "./artworks-channel-table.mjs";
import { workArtworks } from "./artworks-channel-work.mjs";
import { channelArtworks } from "./artworks-channels.mjs";
import { deskArtworks } from "./artworks-desks.mjs";
import { devotionalArtworks } from "./artworks-devotionals.mjs";
import { planArtworks } from "./artworks-plans.mjs";
import { morePlanArtworks } from "./artworks-plans-more.mjs";
import { roadPlanArtworks } from "./artworks-plans-roads.mjs";
import { studyArtworks } from "./artworks-studies.mjs";
import { topicArtworks } from "./artworks-topics.mjs";
import { dawn, noon } from "./artworks-verses-day.mjs";
import { dusk, night } from "./artworks-verses-night.mjs";

/** The verses' pictures are numbered through the day, six for each hour. */
const verseArtworks = Object.entries({ dawn, noon, dusk, night }).flatMap(([hour, pictures], block) =>
  pictures.map((picture, k) => ({
    name: `verse-${String(block * 6 + k + 1).padStart(2, "0")}`,
    hour,
    ...picture,
  })),
);

export const artworks = [
  ...topicArtworks,
  ...planArtworks,
  ...morePlanArtworks,
  ...roadPlanArtworks,
  ...devotionalArtworks,
  ...studyArtworks,
  ...categoryArtworks,
  ...channelArtworks,
  ...morningArtworks,
  ...tableArtworks,
  ...workArtworks,
  ...deskArtworks,
  ...verseArtworks,
  ...articleRoomArtworks,
  ...articlePlaceArtworks,
  ...articleFieldArtworks,
  ...articleThingArtworks,
];
