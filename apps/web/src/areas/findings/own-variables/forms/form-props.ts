import type { Making, RecipeOf } from '@wenshu/analysis/browser';
import { short } from '../../../design/editor/logic/drafts/question-names.ts';
import type { Variable } from '../../filter/variable.ts';
import { variableName } from '../../filter/variable-names.ts';

/** What forms choose from: every variable but the one that is being made. */
export interface MakingSource {
  readonly variables: ReadonlyMap<string, Variable>;
  readonly timeZone: string;
}

/** What a person makes by hand; what else there is, models work out. */
export type HandMake = Exclude<Making['make'], 'lookup' | 'nearest'>;

export interface MakingFormProps<Make extends HandMake> {
  readonly making: RecipeOf<Make>;
  readonly source: MakingSource;
  onChange(making: RecipeOf<Make>): void;
}

type Kept = Variable['kept'];

/** Those that are kept in one of these ways, or are right otherwise, to choose from. */
export function variablesOf({ variables }: MakingSource, fits: readonly Kept[] | ((variable: Variable) => boolean)) {
  return [...variables.values()]
    .filter(variable => (typeof fits === 'function' ? fits(variable) : fits.includes(variable.kept)))
    .map(variable => ({ value: variable.key, label: short(variableName(variable)) }));
}

/** Of one with options: those, to choose from. */
export function optionsOf({ variables }: MakingSource, key: string) {
  return (variables.get(key)?.categories ?? []).map(({ code, label }) => ({ value: code, label: short(label) }));
}

/** Those with options. */
export const withOptions = (source: MakingSource) =>
  variablesOf(source, ['code', 'codes']).filter(({ value }) => source.variables.get(value)?.categories);

/** The next number that no category has. */
export const nextCode = (categories: readonly { readonly code: number }[]) =>
  Math.max(0, ...categories.map(({ code }) => code)) + 1;
