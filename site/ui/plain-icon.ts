import { createElement, type SVGProps } from "react";

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

const written = ([tag, { key, ...attributes }]: IconData["node"][number]): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}></${tag}>`;

/** Lucide's drawings in a plain `<svg>`, sized by its class; takes the place of the library's own wrapper in the build. */
export default function createLucideIcon({ name, node }: IconData) {
  // The same for every icon of its kind: written once, and nothing that React need look at.
  const dangerouslySetInnerHTML = { __html: node.map(written).join("") };
  return function Icon({ className = "", ...props }: SVGProps<SVGSVGElement>) {
    return createElement("svg", {
      width: 24,
      height: 24,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      className: `lucide-${name} ${className}`,
      dangerouslySetInnerHTML,
      ...props,
    });
  };
}
