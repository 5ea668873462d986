interface ImageProps {
  picture: { url: string; alt: string; width: number; height: number };
  /** The size it is shown at; the browser keeps this room before the picture is there. */
  width: number;
  height: number;
  className?: string;
  /** Pictures above the fold are asked for at once. */
  eager?: boolean;
}

const isVector = (url: string) => /\.svg($|\?)/.test(url);

/** The media host scales bitmaps; drawings are sent as they are. Densities 1 and 2, as webp. */
export function imageSource(url: string, width: number, height: number, density: 1 | 2): string {
  if (isVector(url)) return url;
  const size = new URLSearchParams({
    width: String(width * density),
    height: String(height * density),
    format: "webp",
    quality: "75",
  });
  return `${url}${url.includes("?") ? "&" : "?"}${size}`;
}

export function Image({ picture, width, height, className, eager = false }: ImageProps) {
  const sources = isVector(picture.url)
    ? undefined
    : `${imageSource(picture.url, width, height, 1)} 1x, ${imageSource(picture.url, width, height, 2)} 2x`;
  return (
    <img
      src={imageSource(picture.url, width, height, 1)}
      srcSet={sources}
      alt={picture.alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      fetchPriority={eager ? "high" : undefined}
    />
  );
}
