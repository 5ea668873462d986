import { useId } from "react";
import { drawScene, type Hour, hourOf } from "./scene.ts";

interface SceneArtProps {
  /** What the shapes grow from, usually an item's id. */
  seed: string;
  /** Left out, the seed chooses. */
  hour?: Hour;
  className?: string;
  width?: number;
  height?: number;
}

/** Colours come from scene.css by the hour, so the same drawing has a night of its own in dark mode. */
export function SceneArt({
  seed,
  hour = hourOf(seed),
  className = "",
  width = 1200,
  height = 640,
}: SceneArtProps) {
  const id = useId();
  const scene = drawScene(seed, hour, width, height);
  return (
    <svg
      className={`scene scene-${hour} ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}s`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className="scene-sky-high" />
          <stop offset=".55" className="scene-sky-mid" />
          <stop offset="1" className="scene-sky-low" />
        </linearGradient>
        <linearGradient id={`${id}w`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className="scene-water-near" />
          <stop offset="1" className="scene-water-far" />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop offset="0" className="scene-glow" stopOpacity=".9" />
          <stop offset="1" className="scene-glow" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={scene.horizon + 2} fill={`url(#${id}s)`} />
      <circle cx={scene.sun.x} cy={scene.sun.y} r={scene.sun.glow} fill={`url(#${id}g)`} />
      <circle cx={scene.sun.x} cy={scene.sun.y} r={scene.sun.radius} className="scene-sun" />
      {scene.ridges.map((path, index) => (
        <path key={path} d={path} className={`scene-ridge-${index}`} />
      ))}
      <rect y={scene.horizon} width={width} height={height - scene.horizon} fill={`url(#${id}w)`} />
      {scene.glints.map((glint) => (
        <rect key={`${glint.x} ${glint.y}`} {...glint} rx="2" className="scene-sun" />
      ))}
    </svg>
  );
}
