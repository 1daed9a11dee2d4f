import {
  MAX_PAGE_BLOCKS,
  MAX_REPORT_BLOCKS,
  MAX_REPORT_PAGES,
  type ReportBackground,
  type ReportBlock,
  type ReportDocument,
  type ReportPage,
} from '@wenshu/analysis/browser';
import { type Change, orderAfter, removeAt, setTo } from '@wenshu/survey-core';
import { blocksOf, pagesOf } from './reading-order.ts';

/** What cannot be done, in a word; the screen has the sentence. */
export type ReportProblem = 'too-many-pages' | 'too-many-blocks' | 'last-page';

export type Planned = { readonly changes: readonly Change[] } | { readonly problem: ReportProblem };

/** An empty page after another one, or at the end. Of a phone's column it needs neither layout nor background to begin with. */
export function addPage(document: ReportDocument, page: Omit<ReportPage, 'order'>, afterId?: string): Planned {
  if (Object.keys(document.pages).length >= MAX_REPORT_PAGES) return { problem: 'too-many-pages' };
  const order = orderAfter(Object.values(document.pages), afterId);
  return { changes: [setTo(['pages', page.id], { ...page, order })] };
}

/** A page with all its blocks once more, right after it. */
export function copyPage(document: ReportDocument, pageId: string, newId: () => string): Planned {
  const page = document.pages[pageId];
  if (!page) return { changes: [] };
  const blocks = blocksOf(document, pageId);
  if (Object.keys(document.blocks).length + blocks.length > MAX_REPORT_BLOCKS) return { problem: 'too-many-blocks' };
  const copy = { ...page, id: newId() };
  const planned = addPage(document, copy, pageId);
  if ('problem' in planned) return planned;
  const copies = blocks.map(block => copiedBlock(block, copy.id, newId()));
  return { changes: [...planned.changes, ...copies] };
}

const copiedBlock = (block: ReportBlock, pageId: string, id: string) => setTo(['blocks', id], { ...block, id, pageId });

/** The page goes with its blocks; a report keeps one page. */
export function removePage(document: ReportDocument, pageId: string): Planned {
  if (!Object.hasOwn(document.pages, pageId)) return { changes: [] };
  if (Object.keys(document.pages).length === 1) return { problem: 'last-page' };
  const blocks = blocksOf(document, pageId).map(({ id }) => removeAt(['blocks', id]));
  return { changes: [...blocks, removeAt(['pages', pageId])] };
}

/** To a place among the pages, counted without it. */
export function movePage(document: ReportDocument, pageId: string, to: number): Planned {
  const pages = pagesOf(document);
  const from = pages.findIndex(({ id }) => id === pageId);
  const others = pages.filter(({ id }) => id !== pageId);
  const at = Math.max(0, Math.min(to, others.length));
  if (from < 0 || from === at) return { changes: [] };
  const order = orderAfter(others, others[at - 1]?.id ?? null);
  return { changes: [setTo(['pages', pageId, 'order'], order)] };
}

export function namePage(pageId: string, name: string): Planned {
  return { changes: [setTo(['pages', pageId, 'name'], name)] };
}

/** Its own ground, or none: then the theme's paper shows. */
export function setBackground(pageId: string, background: ReportBackground | undefined): Planned {
  return {
    changes: [
      background ? setTo(['pages', pageId, 'background'], background) : removeAt(['pages', pageId, 'background']),
    ],
  };
}

/** Whether so many more blocks have room, on the page and in the report. */
export function roomFor(document: ReportDocument, pageId: string, count: number): ReportProblem | undefined {
  const isFull =
    Object.keys(document.blocks).length + count > MAX_REPORT_BLOCKS ||
    blocksOf(document, pageId).length + count > MAX_PAGE_BLOCKS;
  return isFull ? 'too-many-blocks' : undefined;
}
