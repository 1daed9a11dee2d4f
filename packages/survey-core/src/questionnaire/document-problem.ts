/** Why a stored or imported document cannot be read. */
export type DocumentProblemWord =
  | 'not-a-document'
  | 'nested-too-deep'
  | 'format-missing'
  | 'format-newer'
  | 'shape-wrong'
  | 'id-differs'
  | 'reference-dangling';

export interface DocumentProblem {
  readonly problem: DocumentProblemWord;
  /** The place in the document, keys joined by dots. */
  readonly at: string;
}
