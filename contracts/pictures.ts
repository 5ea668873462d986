/** The sizes at which the site shows pictures, each at densities 1 and 2: always made, whatever else is requested. */
export const pictureSizes = [
  { width: 600, height: 320 },
  { width: 1312, height: 640 },
] as const;
export type PictureSize = (typeof pictureSizes)[number];

export const pictureDensities = [1, 2] as const;
export const pictureQuality = 75;
export const pictureFormat = "webp";
