import type { ReportPlace } from '@wenshu/analysis/browser';
import { boundsOf, type Size } from './places.ts';

export const alignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

type Along = (place: ReportPlace, around: ReportPlace) => Partial<ReportPlace>;

const along: Readonly<Record<Alignment, Along>> = {
  left: (_, around) => ({ x: around.x }),
  centre: ({ width }, around) => ({ x: Math.round(around.x + (around.width - width) / 2) }),
  right: ({ width }, around) => ({ x: around.x + around.width - width }),
  top: (_, around) => ({ y: around.y }),
  middle: ({ height }, around) => ({ y: Math.round(around.y + (around.height - height) / 2) }),
  bottom: ({ height }, around) => ({ y: around.y + around.height - height }),
};

/** Several are aligned to what is around them, one alone to its page. */
export function aligned(places: readonly ReportPlace[], how: Alignment, page: Size): readonly ReportPlace[] {
  const height = Number.isFinite(page.height) ? page.height : boundsOf(places).height;
  const around = places.length > 1 ? boundsOf(places) : { x: 0, y: 0, width: page.width, height };
  return places.map(place => ({ ...place, ...along[how](place, around) }));
}

/** The same room between each two; the outermost stay. Two of them have nothing between them to share. */
export function spread(places: readonly ReportPlace[], axis: 'x' | 'y'): readonly ReportPlace[] {
  const side = axis === 'x' ? 'width' : 'height';
  if (places.length < 3) return places;
  const around = boundsOf(places);
  const sorted = places.toSorted((one, other) => one[axis] - other[axis]);
  const room = around[side] - sorted.reduce((sum, place) => sum + place[side], 0);
  const gap = room / (places.length - 1);
  let next = around[axis];
  const at = new Map<ReportPlace, number>();
  for (const place of sorted) {
    at.set(place, Math.round(next));
    next += place[side] + gap;
  }
  return places.map(place => ({ ...place, [axis]: at.get(place)! }));
}
