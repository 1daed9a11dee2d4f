import { type ReportBlock, type ReportDocument, type ReportPlace, reportShapes } from '@wenshu/analysis/browser';

/** Around and between the blocks of a phone's column. */
const GAP = 16;

/** Where blocks stand on their page. In a phone's column below each other, in the order of reading, each as high as it says. */
export function shownPlaces(
  { shape }: Pick<ReportDocument, 'shape'>,
  blocks: readonly ReportBlock[],
): ReadonlyMap<string, ReportPlace> {
  if (reportShapes[shape].height !== undefined) return new Map(blocks.map(({ id, place }) => [id, place]));
  let y = GAP;
  return new Map(
    blocks.map(({ id, place: { height } }) => {
      const at = { x: GAP, y, width: reportShapes[shape].width - 2 * GAP, height };
      y += height + GAP;
      return [id, at];
    }),
  );
}

/** As high as what stands in a column, and never lower than a phone. */
export function columnHeight(places: ReadonlyMap<string, ReportPlace>): number {
  return Math.max(700, ...[...places.values()].map(({ y, height }) => y + height + GAP));
}

/** How many of the others are read before something whose middle is dropped at a height. */
export function dropIndex(places: ReadonlyMap<string, ReportPlace>, movedId: string, middle: number): number {
  return [...places].filter(([id, { y, height }]) => id !== movedId && y + height / 2 < middle).length;
}
