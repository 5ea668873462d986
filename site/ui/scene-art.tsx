import { useId } from "react";
import { type Hour, hourOf, sceneMarkup } from "./scene.ts";

interface SceneArtProps {
  /** What the shapes grow from, usually an item's id. */
  seed: string;
  /** Left out, the seed chooses. */
  hour?: Hour;
  className?: string;
  width?: number;
  height?: number;
}

/**
 * Colours come from scene.css by the hour, so the same drawing has a night of its own in dark mode. The shapes never change
 * and are a third of the elements of some pages, so that React is given them as they are written.
 */
export function SceneArt({
  seed,
  hour = hourOf(seed),
  className = "",
  width = 1200,
  height = 640,
}: SceneArtProps) {
  const id = useId();
  return (
    <svg
      className={`scene scene-${hour} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: sceneMarkup({ seed, hour, width, height, id }) }}
    />
  );
}
