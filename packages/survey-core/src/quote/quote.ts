import type { Id } from '../ids.ts';
import type { QuotePart } from '../question-type/question-type.ts';

/** A quote in a title: of a question's answer or of a calculation. */
export type Quote =
  | { readonly of: 'question'; readonly questionId: Id; readonly part: QuotePart }
  | { readonly of: 'calculation'; readonly calculationId: Id };

/** A title cut into its own words and the quotes between them. `html` pieces are as they stood. */
export type TitlePiece = { readonly html: string } | { readonly quote: Quote; readonly marker: string };
