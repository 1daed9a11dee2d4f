import type { Filter } from '../filter/filter.ts';
import type { QuotesContent, ReportDocument } from './report-document.ts';

/** What of the answers a block of quotes asks for, whatever it is called and whoever may see it. */
export const quotesAsked = ({ variable, among, by, order, most, chosen, beside }: QuotesContent) =>
  by === 'rule' ? [variable, among, order, most, beside] : [variable, among, chosen, beside];

/** Answers that may be quoted, of those that wrote one. */
export const quotable = ({ among }: Pick<QuotesContent, 'among'>): readonly Filter[] =>
  among && among.codes.length > 0
    ? [{ test: 'choice', variable: among.variable, is: 'any-of', codes: [...among.codes] }]
    : [];

/** A report as people outside get it: which records were chosen is none of their business. */
export function withoutChosen(document: ReportDocument): ReportDocument {
  const blocks = Object.entries(document.blocks).map(([id, block]) => {
    const { content } = block;
    return [id, content.kind === 'quotes' ? { ...block, content: { ...content, chosen: [] } } : block] as const;
  });
  return { ...document, blocks: Object.fromEntries(blocks) };
}
