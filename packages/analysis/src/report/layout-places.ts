import { type ReportLayout, type ReportPlace, type ReportShape, reportShapes } from './report-document.ts';

/** Shares of the room below the title: x, y, width, height. */
type Part = readonly [number, number, number, number];

/** Without its title, which stands above; of a cover the title is a part of it. */
const parts: Readonly<Record<ReportLayout, readonly Part[]>> = {
  cover: [
    [0, 0.3, 1, 0.3],
    [0, 0.64, 1, 0.2],
  ],
  title: [],
  one: [[0, 0, 1, 1]],
  two: [
    [0, 0, 0.5, 1],
    [0.5, 0, 0.5, 1],
  ],
  three: [
    [0, 0, 1 / 3, 1],
    [1 / 3, 0, 1 / 3, 1],
    [2 / 3, 0, 1 / 3, 1],
  ],
  four: [
    [0, 0, 0.5, 0.5],
    [0.5, 0, 0.5, 0.5],
    [0, 0.5, 0.5, 0.5],
    [0.5, 0.5, 0.5, 0.5],
  ],
  'text-left': [
    [0, 0, 0.34, 1],
    [0.34, 0, 0.66, 1],
  ],
  'text-right': [
    [0, 0, 0.66, 1],
    [0.66, 0, 0.34, 1],
  ],
  'text-below': [
    [0, 0, 1, 0.76],
    [0, 0.76, 1, 0.24],
  ],
  blank: [],
};

const hasTitle = (layout: ReportLayout) => layout !== 'cover' && layout !== 'blank';

/**
 * Where the blocks of a page stand, its title first where it has one. A sheet is upright: what stands side by side on a slide stands below
 * each other there. A phone has one column and no layouts (S8.29).
 */
export function layoutPlaces(layout: ReportLayout, shape: ReportShape): readonly ReportPlace[] {
  const { width, height } = reportShapes[shape];
  if (height === undefined) return [];
  const margin = Math.round(width * 0.045);
  const titleHeight = Math.round(height * (shape === 'wide' ? 0.11 : 0.07));
  const room = { width: width - 2 * margin, height: height - 2 * margin };
  const title = { x: margin, y: margin, width: room.width, height: titleHeight };
  if (layout === 'title') return [{ ...title, y: Math.round((height - titleHeight) / 2) }];
  const top = hasTitle(layout) ? margin + titleHeight + margin / 3 : margin;
  // Page numbers and the source stand below.
  const below = height - margin - (hasTitle(layout) ? margin / 2 : 0);
  const places = (shape === 'sheet' ? upright(parts[layout]) : parts[layout]).map(part => placed(part));
  return hasTitle(layout) ? [title, ...places] : places;

  function placed([x, y, w, h]: Part): ReportPlace {
    const gap = margin / 3;
    const [left, up] = [margin + x * room.width, top + y * (below - top)];
    return {
      x: Math.round(left + (x > 0 ? gap / 2 : 0)),
      y: Math.round(up + (y > 0 ? gap / 2 : 0)),
      width: Math.round(w * room.width - (x > 0 ? gap / 2 : 0) - (x + w < 0.999 ? gap / 2 : 0)),
      height: Math.round(h * (below - top) - (y > 0 ? gap / 2 : 0) - (y + h < 0.999 ? gap / 2 : 0)),
    };
  }
}

/** One column: each as high as its share of the page's area. */
function upright(places: readonly Part[]): readonly Part[] {
  let y = 0;
  return places.map(([, top, width, height]) => {
    if (width === 1) return [0, top, 1, height];
    const own: Part = [0, y, 1, width * height];
    y += width * height;
    return own;
  });
}
