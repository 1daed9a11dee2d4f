import type { Quote } from './quote.ts';

/** Which attribute names the quoted parts. */
export type QuoteAttribute = 'itemid' | 'num' | 'pid' | 'level';

/** The marker that the editor puts into a title: a bold span that cannot be edited, showing "Q1-Answer". Ids stand sorted. */
export function writeMarker(quote: Quote, seqName: string, attribute: QuoteAttribute = 'itemid'): string {
  const reference =
    quote.of === 'calculation'
      ? `data-calc="${quote.calculationId}"`
      : `data-qid="${quote.questionId}"${partsOf(quote, attribute)}`;
  return `<span ${reference} contenteditable="false" style="font-weight:bold">${escapeHtml(seqName)}-Answer</span>`;
}

function partsOf({ part }: Extract<Quote, { of: 'question' }>, attribute: QuoteAttribute): string {
  const ids = attribute === 'pid' ? part.rowIds : part.itemIds;
  const values = attribute === 'level' ? [part.level ?? []].flat() : [...(ids ?? [])].sort();
  return values.length > 0 ? ` data-${attribute}="${values.join(',')}"` : '';
}

/** For text between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
