import { type PictureSize, pictureFormat, pictureQuality } from "../../contracts/pictures.ts";
import { imageMetadata } from "./image-metadata.ts";

interface ImageProps {
  picture: { url: string; alt: string; width: number; height: number };
  /** Displayed size; the browser reserves this space before the image loads. */
  width: PictureSize["width"];
  /** Without it, what the picture's own proportions give. */
  height?: PictureSize["height"];
  className?: string;
  /** Images above the fold load eagerly. */
  eager?: boolean | undefined;
}

const isVector = (url: string) => /\.svg($|\?)/.test(url);

/** The media host scales bitmaps; drawings are sent as they are. Densities 1 and 2, as webp. */
export function imageSource(url: string, width: number, height: number | undefined, density: 1 | 2): string {
  if (isVector(url)) return url;
  const size = new URLSearchParams({
    width: String(width * density),
    ...(height ? { height: String(height * density) } : {}),
    format: pictureFormat,
    quality: String(pictureQuality),
  });
  return `${url}${url.includes("?") ? "&" : "?"}${size}`;
}

/** The space to reserve; for unknown proportions (0 / 0 / 0), only the width. */
export function shownSize(
  picture: { width: number; height: number },
  width: number,
  height?: number,
): { width: number; height?: number } {
  const { ratio } = imageMetadata(picture);
  const known = height ?? (ratio > 0 ? Math.round(width / ratio) : undefined);
  return known === undefined ? { width } : { width, height: known };
}

/**
 * Lazy pictures must be there 200 px before they are visible. The browser's own lazy loading starts earlier than that
 * and also works without script, so nothing is observed here.
 */
export function Image({ picture, width, height, className, eager = false }: ImageProps) {
  const size = shownSize(picture, width, height);
  const source = (density: 1 | 2) => imageSource(picture.url, size.width, size.height, density);
  return (
    <img
      src={source(1)}
      srcSet={isVector(picture.url) ? undefined : `${source(1)} 1x, ${source(2)} 2x`}
      alt={picture.alt}
      {...size}
      className={className}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      fetchPriority={eager ? "high" : undefined}
    />
  );
}
