export type SettingProblemWord =
  | 'required'
  | 'too-long'
  | 'not-between'
  | 'price-wrong'
  | 'unit-missing'
  | 'too-few'
  | 'too-many'
  | 'name-duplicated'
  | 'level-duplicated'
  | 'levels-not-numeric'
  | 'price-missing'
  | 'several-prices'
  | 'level-gone'
  | 'picture-wrong'
  | 'more-than-half'
  | 'shown-too-rarely'
  | 'own-brand-missing'
  | 'advised-at-least'
  | 'advised-at-most';

export interface SettingProblem {
  /** Where it is: the field's name, in a list the row's id and the column after it ("features.ab12.name"). */
  readonly field: string;
  readonly problem: SettingProblemWord;
  /** Advice is told and stands in nobody's way. */
  readonly level: 'error' | 'advice';
  readonly min?: number;
  readonly max?: number;
}

export function fault(
  field: string,
  problem: SettingProblemWord,
  range: { readonly min?: number; readonly max?: number } = {},
): SettingProblem {
  return { field, problem, level: 'error', ...range };
}
