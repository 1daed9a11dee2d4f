import { orderBetween } from '@wenshu/survey-core';
import { layoutPlaces } from './layout-places.ts';
import type {
  ReportBlock,
  ReportContent,
  ReportLayout,
  ReportPage,
  ReportParagraph,
  ReportPlace,
} from './report-document.ts';
import type { BlockResult } from './report-results.ts';

export const LAID_SHAPE = 'wide';

export interface LaidPart {
  readonly content: ReportContent;
  readonly result?: BlockResult;
}

export const words = (style: ReportParagraph['style'], text: string): ReportParagraph => ({ style, runs: [{ text }] });
export const textOf = (paragraphs: readonly ReportParagraph[]): ReportContent => ({
  kind: 'text',
  paragraphs,
  figures: {},
});
export const heading = (text: string): LaidPart => ({ content: textOf([words('heading', text)]) });

const LINE = 44;

/** The places of a layout, those below its title shortened, and one more for a line at the foot. */
function withLine([title, ...others]: readonly ReportPlace[]): readonly ReportPlace[] {
  const top = Math.min(...others.map(({ y }) => y));
  const foot = Math.max(...others.map(({ y, height }) => y + height));
  const scale = (foot - top - LINE) / (foot - top);
  const shortened = others.map(place => ({
    ...place,
    y: Math.round(top + (place.y - top) * scale),
    height: Math.round(place.height * scale),
  }));
  return [title!, ...shortened, { x: title!.x, y: foot - LINE, width: title!.width, height: LINE }];
}

/** Pages as they are added, their blocks at the places of their layouts. */
export class LaidPages {
  readonly pages: Record<string, ReportPage> = {};
  readonly blocks: Record<string, ReportBlock> = {};
  readonly results: Record<string, BlockResult> = {};
  #pages = 0;
  #blocks = 0;
  #lastPage: string | null = null;

  /** `below`: a line at the foot of the page, for which what stands above it makes room. */
  add(name: string, layout: ReportLayout, parts: readonly LaidPart[], below = ''): void {
    const id = `page${String(++this.#pages).padStart(4, '0')}`;
    this.#lastPage = orderBetween(this.#lastPage, null);
    this.pages[id] = { id, order: this.#lastPage, name: name.replaceAll('\n', ' ').slice(0, 200), layout };
    const places = below === '' ? layoutPlaces(layout, LAID_SHAPE) : withLine(layoutPlaces(layout, LAID_SHAPE));
    const all = below === '' ? parts : [...parts, { content: textOf([words('note', below)]) }];
    let order: string | null = null;
    for (const [at, { content, result }] of all.entries()) {
      const blockId = `block${String(++this.#blocks).padStart(4, '0')}`;
      order = orderBetween(order, null);
      this.blocks[blockId] = { id: blockId, pageId: id, order, place: places[at]!, content };
      if (result) this.results[blockId] = result;
    }
  }
}
