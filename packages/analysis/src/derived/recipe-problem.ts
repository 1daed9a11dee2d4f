import type { FormulaProblem, FormulaProblemWord } from './check-formula.ts';

export type RecipeProblemWord =
  | FormulaProblemWord
  | 'not-readable'
  | 'name-wrong'
  | 'empty'
  | 'variable-unknown'
  | 'variable-twice'
  | 'codes-twice'
  | 'bands-overlap'
  | 'band-empty';

export interface RecipeProblem extends Omit<FormulaProblem, 'word'> {
  readonly word: RecipeProblemWord;
}
