export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** From the edges of the window. */
const EDGE = 24;
/** Beside what is pointed at, its frame of light included. */
const GAP = 12;
const corners = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof corners)[number];

interface Room {
  readonly width: number;
  readonly height: number;
}

/** In which corner a card covers nothing of what it speaks of; where each would, the one that covers the least. */
export function cornerBeside(target: Box | undefined, card: Room, window: Room): Corner {
  if (!target) return corners[0];
  const covered = (corner: Corner) => {
    const left = corner.endsWith('left') ? EDGE : window.width - EDGE - card.width;
    const top = corner.startsWith('top') ? EDGE : window.height - EDGE - card.height;
    const wide = Math.min(left + card.width, target.right + GAP) - Math.max(left, target.left - GAP);
    const high = Math.min(top + card.height, target.bottom + GAP) - Math.max(top, target.top - GAP);
    return Math.max(0, wide) * Math.max(0, high);
  };
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
