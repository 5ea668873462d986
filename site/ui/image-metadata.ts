interface ImageMetadata {
  width: number;
  height: number;
  ratio: number;
}

const isSize = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;

/** The picture's own size. Where it is not known, all three are 0, and no layout is made from them. */
export function imageMetadata(
  picture: { width?: number | null; height?: number | null } | null | undefined,
): ImageMetadata {
  const { width, height } = picture ?? {};
  if (!isSize(width) || !isSize(height)) return { width: 0, height: 0, ratio: 0 };
  return { width, height, ratio: width / height };
}
