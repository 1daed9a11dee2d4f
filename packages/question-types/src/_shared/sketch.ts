import type { FlowQuestion, RawSettings } from '@wenshu/survey-core/answering';
import type { ReactNode } from 'react';
import type { ViewTexts } from './answer-view.ts';

/** What a drawing of a question gets. The words are those that the respondent reads. */
export interface SketchProps {
  readonly question: FlowQuestion;
  readonly texts: ViewTexts;
  /** What is set on an option, in small words beside it. */
  tags(settings: RawSettings): ReactNode;
  /** "12 more" for what is not drawn. */
  more(count: number): string;
}

/**
 * A drawing of a question for the creator's canvas: static markup, no state, no fields and nothing that is fetched later. Hundreds of
 * them stand below one another. What it shows of an option or a row carries its id as `data-still`: a press there goes to its field.
 */
export type Sketch = (props: SketchProps) => ReactNode;

export interface TypeSketch {
  readonly drawing?: Sketch;
  /** How options and rows are shown where the drawing leaves them out: one below the other, or as a table. */
  readonly parts?: 'list' | 'table';
}
