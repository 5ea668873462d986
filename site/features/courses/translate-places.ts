import { fetchPlaces } from "./fetch-places.ts";
import { changePlaces, readPlaces } from "./places.ts";

/** After the language was changed: the places get its words. Loaded when there is one of another language. */
export async function translatePlaces(): Promise<void> {
  const { lang } = document.documentElement;
  const found = await fetchPlaces(readPlaces().places.filter(({ locale }) => locale !== lang));
  if (!found || found.length === 0) return;
  changePlaces((stored) => ({
    ...stored,
    places: stored.places.map((place) => {
      const translated = found.find(({ id }) => id === place.id);
      return translated ? { ...place, ...translated, done: place.done, unsent: place.unsent } : place;
    }),
  }));
}
