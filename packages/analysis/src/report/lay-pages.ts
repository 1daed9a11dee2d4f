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

/** The places of a layout with one more for a line below its title: what stands there makes room. */
function withLine([title, ...others]: readonly ReportPlace[]): readonly ReportPlace[] {
  const top = Math.min(...others.map(({ y }) => y));
  const foot = Math.max(...others.map(({ y, height }) => y + height));
  const scale = (foot - top - LINE) / (foot - top);
  const shortened = others.map(place => ({
    ...place,
    y: Math.round(top + LINE + (place.y - top) * scale),
    height: Math.round(place.height * scale),
  }));
  return [title!, { x: title!.x, y: top, width: title!.width, height: LINE }, ...shortened];
}

/** Pages as they are added, their blocks at the places of their layouts. */
export class LaidPages {
  readonly pages: Record<string, ReportPage> = {};
  readonly blocks: Record<string, ReportBlock> = {};
  readonly results: Record<string, BlockResult> = {};
  #pages = 0;
  #blocks = 0;
  #lastPage: string | null = null;

  /** `lead`: a line between the title and what is shown, which is read first. */
  add(name: string, layout: ReportLayout, parts: readonly LaidPart[], lead = ''): void {
    const id = `page${String(++this.#pages).padStart(4, '0')}`;
    this.#lastPage = orderBetween(this.#lastPage, null);
    this.pages[id] = { id, order: this.#lastPage, name: name.replaceAll('\n', ' ').slice(0, 200), layout };
    const places = lead === '' ? layoutPlaces(layout, LAID_SHAPE) : withLine(layoutPlaces(layout, LAID_SHAPE));
    const [title, ...shown] = parts;
    const all = lead === '' || !title ? parts : [title, { content: textOf([words('note', lead)]) }, ...shown];
    let order: string | null = null;
    for (const [at, { content, result }] of all.entries()) {
      const blockId = `block${String(++this.#blocks).padStart(4, '0')}`;
      order = orderBetween(order, null);
      this.blocks[blockId] = { id: blockId, pageId: id, order, place: places[at]!, content };
      if (result) this.results[blockId] = result;
    }
  }
}
