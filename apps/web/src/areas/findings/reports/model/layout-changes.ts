import type { ReportDocument, ReportLayout, ReportPlace } from '@wenshu/analysis/browser';
import { removeAt, setTo } from '@wenshu/survey-core';
import { free, placeBlocks } from './block-changes.ts';
import type { Planned } from './page-changes.ts';
import { blocksOf } from './reading-order.ts';

/** Chooses a layout for a page: its blocks go to the layout's places in the order of reading; those for which there is none stay where they are. */
export function chooseLayout(
  document: ReportDocument,
  pageId: string,
  layout: ReportLayout | undefined,
  places: readonly ReportPlace[],
): Planned {
  const chosen = layout ? setTo(['pages', pageId, 'layout'], layout) : removeAt(['pages', pageId, 'layout']);
  const blocks = free(
    document,
    blocksOf(document, pageId).map(({ id }) => id),
  );
  const moved = placeBlocks(blocks.slice(0, places.length).map((block, at) => [block, places[at]!] as const));
  return { changes: [chosen, ...('changes' in moved ? moved.changes : [])] };
}

/** The first of the layout's places upon which nothing stands yet. */
export function freePlace(
  document: ReportDocument,
  pageId: string,
  places: readonly ReportPlace[],
): ReportPlace | undefined {
  const taken = blocksOf(document, pageId).map(({ place }) => place);
  return places.find(place => !taken.some(other => overlaps(place, other)));
}

function overlaps(one: ReportPlace, other: ReportPlace): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
