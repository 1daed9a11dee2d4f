import { orderBetween } from '@wenshu/survey-core';
import { layoutPlaces } from './layout-places.ts';
import type { ReportBlock, ReportContent, ReportLayout, ReportPage, ReportParagraph } from './report-document.ts';
import type { BlockResult } from './report-results.ts';

export const LAID_SHAPE = 'wide';

export interface LaidPart {
  readonly content: ReportContent;
  readonly result?: BlockResult;
}

export const words = (style: ReportParagraph['style'], text: string): ReportParagraph => ({ style, runs: [{ text }] });
export const textOf = (paragraphs: readonly ReportParagraph[]): ReportContent => ({
  ...{ kind: 'text', paragraphs, figures: {} },
});
export const heading = (text: string): LaidPart => ({ content: textOf([words('heading', text)]) });

/** Pages as they are added, their blocks at the places of their layouts. */
export class LaidPages {
  readonly pages: Record<string, ReportPage> = {};
  readonly blocks: Record<string, ReportBlock> = {};
  readonly results: Record<string, BlockResult> = {};
  #pages = 0;
  #blocks = 0;
  #lastPage: string | null = null;

  add(name: string, layout: ReportLayout, parts: readonly LaidPart[]): void {
    const id = `page${String(++this.#pages).padStart(4, '0')}`;
    this.#lastPage = orderBetween(this.#lastPage, null);
    this.pages[id] = { id, order: this.#lastPage, name: name.replaceAll('\n', ' ').slice(0, 200), layout };
    const places = layoutPlaces(layout, LAID_SHAPE);
    let order: string | null = null;
    for (const [at, { content, result }] of parts.entries()) {
      const blockId = `block${String(++this.#blocks).padStart(4, '0')}`;
      order = orderBetween(order, null);
      this.blocks[blockId] = { id: blockId, pageId: id, order, place: places[at]!, content };
      if (result) this.results[blockId] = result;
    }
  }
}
