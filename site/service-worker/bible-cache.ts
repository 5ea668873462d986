/** One cache per downloaded translation, with a file a book. */
export const bibleCachePrefix = "bible-1-";
