import type { Filter } from '../filter/filter.ts';
import { every } from '../filter/join-filters.ts';
import type { Analysis } from '../kinds/analysis.ts';
import type { ReportBlock, ReportDocument } from './report-document.ts';

/** The analyses that a block shows numbers of: its exhibit's, its figure's, those that its text quotes. */
export function blockAnalyses({ content }: ReportBlock): readonly Analysis[] {
  if (content.kind === 'exhibit') return [content.analysis];
  if (content.kind === 'figure') return [content.figure.analysis];
  return content.kind === 'text' ? Object.values(content.figures).map(({ analysis }) => analysis) : [];
}

/** What the reader has chosen, by the ids of the blocks that offer it. */
export type ReaderChoices = Readonly<Record<string, readonly number[]>>;

/** What the report's filter and what the reader has chosen leave, of those that a block asks for. */
export function filterWithin(
  own: Filter | undefined,
  { blocks, filter }: Pick<ReportDocument, 'blocks' | 'filter'>,
  choices: ReaderChoices,
): Filter | undefined {
  const chosen = Object.entries(choices).flatMap(([blockId, codes]): Filter[] => {
    const content = Object.hasOwn(blocks, blockId) ? blocks[blockId]!.content : undefined;
    if (content?.kind !== 'reader-filter' || codes.length === 0) return [];
    return [{ test: 'choice', variable: content.variable, is: 'any-of', codes: [...codes] }];
  });
  const filters = [own, filter, ...chosen].filter(one => one !== undefined);
  return filters.length > 1 ? every(filters) : filters[0];
}

/** An analysis with what the report puts upon all of them: its filter, its weight, what it derives, and what the reader has chosen. */
export function analysisWithin(analysis: Analysis, document: ReportDocument, choices: ReaderChoices): Analysis {
  const { weight, derived } = document;
  const joined = filterWithin(analysis.filter, document, choices);
  const own = analysis.weight ?? weight;
  return {
    kind: analysis.kind,
    derived: { ...derived, ...analysis.derived },
    request: analysis.request,
    ...(joined && { filter: joined }),
    ...(own && { weight: own }),
  };
}
