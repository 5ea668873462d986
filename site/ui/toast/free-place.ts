export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the viewport of toasts is held, in pixels from that edge of the screen. */
export type ToastPlace = { top: number } | { bottom: number };

interface Surroundings {
  /** The first list is of what matters most, such as buttons; a place that is free of all lists is preferred. */
  controls: readonly (readonly Rect[])[];
  screen: { width: number; height: number };
  /** Of all toasts that are shown. */
  height: number;
  /** It is not left while it is free, since a toast that moves is hard to read and to close. */
  current?: ToastPlace;
}

const margin = 8;
const step = 8;
export const footPlace: ToastPlace = { bottom: margin };

/** As wide and as far to the side as the style sheet puts it. */
function columnOf(screenWidth: number): Pick<Rect, "left" | "right"> {
  const width = Math.min(screenWidth - 32, 420);
  const right = screenWidth >= 768 ? screenWidth - 24 : (screenWidth + width) / 2;
  return { left: right - width, right };
}

/** From the foot of the screen to its middle, then from its head. */
function* places(screenHeight: number, height: number): Generator<ToastPlace> {
  const reach = screenHeight / 2 - height / 2;
  for (let away = margin; away <= reach; away += step) yield { bottom: away };
  for (let away = margin; away <= reach; away += step) yield { top: away };
}

/** The place nearest to the foot of the screen, then to its head, where toasts lie over nothing of the lists, or at least over no button; the foot if there is none. */
export function freePlace({ controls, screen, height, current }: Surroundings): ToastPlace {
  const { left, right } = columnOf(screen.width);
  for (let count = controls.length; count > 0; count--) {
    const inColumn = controls
      .slice(0, count)
      .flat()
      .filter((control) => control.right > left && control.left < right);
    const isFree = (place: ToastPlace) => {
      const top = "top" in place ? place.top : screen.height - place.bottom - height;
      return !inColumn.some((control) => control.bottom > top && control.top < top + height);
    };
    if (current && isFree(current)) return current;
    for (const place of places(screen.height, height)) if (isFree(place)) return place;
  }
  return footPlace;
}
