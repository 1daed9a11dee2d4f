import {
  layoutPlaces,
  type ReportContent,
  type ReportContentKind,
  type ReportDocument,
  type ReportLayout,
  type ReportPlace,
} from '@wenshu/analysis/browser';
import { addBlocks } from '../model/block-changes.ts';
import { freePlace } from '../model/layout-changes.ts';
import type { Planned } from '../model/page-changes.ts';
import { sizeOf } from '../model/places.ts';
import { blocksOf } from '../model/reading-order.ts';
import { MARGIN } from '../model/snap.ts';

/** How large something new is where no place of the layout is free. */
const usualSize: Readonly<Record<ReportContentKind, { readonly width: number; readonly height: number }>> = {
  exhibit: { width: 560, height: 400 },
  figure: { width: 280, height: 150 },
  text: { width: 520, height: 160 },
  picture: { width: 480, height: 280 },
  sheet: { width: 560, height: 320 },
  quotes: { width: 560, height: 400 },
  'reader-filter': { width: 520, height: 90 },
};
/** A place so low is that of a title: only words go there. */
const TITLE_HEIGHT = 110;
/** Each further one a little aside, so that none hides another. */
const STEP = 24;

/** A new block on a page: at the first free place of its layout, else in the middle. */
export function addBlock(document: ReportDocument, pageId: string, id: string, content: ReportContent): Planned {
  const place = placeFor(document, pageId, content.kind);
  return addBlocks(document, pageId, [{ id, place, content: begun(content, place, document.pages[pageId]?.layout) }]);
}

/** A text that is still empty begins as what its place is for. */
function begun(content: ReportContent, { height }: ReportPlace, layout: ReportLayout | undefined): ReportContent {
  if (content.kind !== 'text' || content.paragraphs.length > 0) return content;
  const style = layout === 'cover' || layout === 'title' ? 'title' : height < TITLE_HEIGHT ? 'heading' : 'body';
  return { ...content, paragraphs: [{ style, runs: [] }] };
}

function placeFor(document: ReportDocument, pageId: string, kind: ReportContentKind): ReportPlace {
  const page = document.pages[pageId];
  const size = usualSize[kind];
  if (document.shape === 'phone') return { x: 0, y: 0, width: 358, height: size.height };
  const places = page?.layout ? layoutPlaces(page.layout, document.shape) : [];
  const isFitting = ({ height }: ReportPlace) =>
    kind === 'text' ||
    (kind === 'reader-filter') === height < TITLE_HEIGHT ||
    (kind !== 'reader-filter' && height >= TITLE_HEIGHT);
  const free = freePlace(document, pageId, places.filter(isFitting));
  if (free) return free;
  const room = sizeOf(document.shape);
  const width = Math.min(size.width, room.width - 2 * MARGIN);
  const height = Math.min(size.height, room.height - 2 * MARGIN);
  const aside = (blocksOf(document, pageId).length % 6) * STEP;
  return {
    x: Math.min(room.width - width, Math.round((room.width - width) / 2) + aside),
    y: Math.min(room.height - height, Math.round((room.height - height) / 2) + aside),
    width,
    height,
  };
}

/** Upon a page that has neither a layout nor a ground nothing is put yet (S8.30); a phone's column needs none. */
export function needsLayout(document: ReportDocument, pageId: string): boolean {
  const page = document.pages[pageId];
  return (
    document.shape !== 'phone' &&
    page !== undefined &&
    !page.layout &&
    !page.background &&
    blocksOf(document, pageId).length === 0
  );
}
