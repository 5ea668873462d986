interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the viewport of toasts is held, in pixels from that edge of the screen. */
export type ToastPlace = { top: number } | { bottom: number };

const margin = 16;
const step = 8;
/** Two lines of text and an action. */
const height = 132;

/** As wide and as far to the side as the style sheet puts it. */
function columnOf(screenWidth: number): Pick<Rect, "left" | "right"> {
  const width = Math.min(screenWidth - 2 * margin, 420);
  const right = screenWidth >= 768 ? screenWidth - 24 : (screenWidth + width) / 2;
  return { left: right - width, right };
}

/** The place nearest to the foot of the screen, then to its head, where a toast lies over no control; the foot if there is none. */
export function freePlace(controls: readonly Rect[], screen: { width: number; height: number }): ToastPlace {
  const { left, right } = columnOf(screen.width);
  const inColumn = controls.filter((control) => control.right > left && control.left < right);
  const isFree = (top: number) =>
    !inColumn.some((control) => control.bottom > top && control.top < top + height);
  const reach = screen.height / 2 - height;
  for (let away = margin; away <= reach; away += step)
    if (isFree(screen.height - away - height)) return { bottom: away };
  for (let away = margin; away <= reach; away += step) if (isFree(away)) return { top: away };
  return { bottom: margin };
}
