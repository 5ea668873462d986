/** Drawn here, since Lucide's are React's and the player runs without it. */
const drawings = {
  play: "M7 4.5v15l12-7.5z",
  pause: "M8 5v14M16 5v14",
  back: "M18 5v14L8 12zM6 5v14",
  forward: "M6 5v14l10-7zM18 5v14",
  sleep: "M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z",
  voice: "M12 3v18M7 8v8M17 8v8M3 11v2M21 11v2",
  close: "M6 6l12 12M18 6 6 18",
};

export type IconName = keyof typeof drawings;

const namespace = "http://www.w3.org/2000/svg";

export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(namespace, "svg");
  for (const [attribute, value] of Object.entries({
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "2",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    class: "size-5",
    "aria-hidden": "true",
  }))
    svg.setAttribute(attribute, value);
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", drawings[name]);
  svg.append(path);
  return svg;
}
