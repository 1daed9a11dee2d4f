import type { Exhibit } from '../exhibit/exhibits.ts';
import type { Analysis } from '../kinds/analysis.ts';
import { figureOf } from './figure-of.ts';
import { pickExhibit } from './pick-exhibit.ts';
import type { LiveFigure, ReportBlock } from './report-document.ts';
import type { BlockResult, FoundFigure } from './report-results.ts';

/** What the analyses of a block have found, or what stood in their way. */
export type FoundExhibits = readonly Exhibit[] | { readonly problem: string };

interface Resolving {
  find(analysis: Analysis): FoundExhibits;
  choicesOf(variable: string): readonly { readonly code: number; readonly text: string }[];
  /** Of an exhibit that its analysis does not yield any more. */
  readonly goneText: string;
}

/** What a block shows; undefined for one that shows nothing of the answers. */
export function resolveBlock(
  { content }: ReportBlock,
  { find, choicesOf, goneText }: Resolving,
): BlockResult | undefined {
  switch (content.kind) {
    case 'exhibit': {
      const found = find(content.analysis);
      if ('problem' in found) return { kind: 'problem', text: found.problem };
      const exhibit = pickExhibit(found, content.exhibitId);
      return exhibit ? { kind: 'exhibit', exhibit } : { kind: 'problem', text: goneText };
    }
    case 'figure': {
      const found = find(content.figure.analysis);
      return 'problem' in found
        ? { kind: 'problem', text: found.problem }
        : { kind: 'figure', figure: figureIn(found, content.figure) };
    }
    case 'text': {
      const figures = Object.entries(content.figures).map(([id, figure]) => {
        const found = find(figure.analysis);
        return [id, figureIn('problem' in found ? [] : found, figure)] as const;
      });
      return figures.length === 0 ? undefined : { kind: 'text', figures: Object.fromEntries(figures) };
    }
    case 'reader-filter':
      return { kind: 'reader-filter', choices: choicesOf(content.variable) };
    default:
      return undefined;
  }
}

const figureIn = (exhibits: readonly Exhibit[], figure: LiveFigure): FoundFigure =>
  figureOf(pickExhibit(exhibits, figure.exhibitId), figure);
