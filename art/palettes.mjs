/** The colours of the hours (those of the site's horizon) and the six topics' tints. */
const hours = {
  dawn: {
    sky: ["#9cc3c4", "#f6d9b8", "#f3b98a"],
    sun: "#fff4dc",
    ridges: ["#7fa9a8", "#4e8488", "#2a6168", "#12454f"],
    water: ["#2e6f78", "#0b3c47"],
    ink: "#0a2c35",
  },
  noon: {
    sky: ["#8fc3cf", "#dceff0", "#f4f0dc"],
    sun: "#fffbea",
    ridges: ["#a7c7bd", "#6fa394", "#3f7f74", "#1f5f59"],
    water: ["#4c9aa0", "#1b5f68"],
    ink: "#123f3f",
  },
  dusk: {
    sky: ["#4a5a86", "#e9a58a", "#f2c59a"],
    sun: "#ffe3b8",
    ridges: ["#8c7f9e", "#5f5e86", "#3b4468", "#212e4c"],
    water: ["#4a4f77", "#18233d"],
    ink: "#131b31",
  },
  night: {
    sky: ["#0e1a26", "#2a4257", "#3b5b6c"],
    sun: "#e8eef2",
    ridges: ["#2b4453", "#213845", "#182c38", "#0f202a"],
    water: ["#1c3541", "#0a161d"],
    ink: "#08121a",
  },
};

export const tints = {
  peace: "#2f8f98",
  hope: "#e08a45",
  faith: "#4f6cb5",
  love: "#bf5566",
  prayer: "#7d66ab",
  wisdom: "#7d8f3c",
};

const channels = (hex) => [1, 3, 5].map((k) => Number.parseInt(hex.slice(k, k + 2), 16));

/** A colour between two others. */
export function mix(from, to, share) {
  const target = channels(to);
  const mixed = channels(from).map((value, k) => Math.round(value + (target[k] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The hour's colours leaning towards a topic's tint; nearer things carry more of it. */
export function paletteOf(hour, topic, strength = 1) {
  const base = hours[hour];
  if (!base) throw new Error(`No hour "${hour}": use dawn, noon, dusk or night`);
  const tint = tints[topic];
  const lean = (colour, share) => (tint ? mix(colour, tint, share * strength) : colour);
  const deep = (colour, share) => (tint ? mix(colour, mix(tint, "#0a1520", 0.55), share * strength) : colour);
  return {
    hour,
    tint: tint ?? base.ridges[1],
    sky: [lean(base.sky[0], 0.2), lean(base.sky[1], 0.07), lean(base.sky[2], 0.12)],
    sun: base.sun,
    ridges: base.ridges.map((colour, k) => (k < 2 ? lean(colour, 0.3) : deep(colour, 0.34))),
    water: [lean(base.water[0], 0.24), deep(base.water[1], 0.3)],
    ink: deep(base.ink, 0.16),
    lamp: "#ffd58a",
    paper: hour === "night" ? "#c9d3d8" : "#fbf4e6",
  };
}
