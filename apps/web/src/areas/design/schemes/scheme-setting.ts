import { type ListedScheme, type SchemeField, type SchemeValues, schemeSamples } from '@wenshu/api-contract';

/** What is typed: names one a line. */
export type TypedValues = Readonly<Record<string, string>>;

export type FieldProblem = 'required' | 'tooLong' | 'wrongCount' | 'alike';

const MOST_IN_NAME = 40;

export const namesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);

/** What is wrong with a field, as the server would say it. */
export function problemOf({ kind, least, most }: SchemeField, typed = ''): FieldProblem | undefined {
  if (typed.trim() === '') return 'required';
  if (kind !== 'names') return typed.trim().length > most ? 'tooLong' : undefined;
  const names = namesIn(typed);
  if (names.length < least || names.length > most) return 'wrongCount';
  if (names.some(name => name.length > MOST_IN_NAME)) return 'tooLong';
  return new Set(names).size < names.length ? 'alike' : undefined;
}

export const areSamplesRight = (samples: number | null): samples is number =>
  Number.isInteger(samples) && samples! >= schemeSamples.min && samples! <= schemeSamples.max;

/** As it is sent; undefined while something is wrong. */
export function valuesOf({ fields }: ListedScheme, typed: TypedValues): SchemeValues | undefined {
  if (fields.some(field => problemOf(field, typed[field.name]))) return undefined;
  return Object.fromEntries(
    fields.map(({ name, kind }) => [name, kind === 'names' ? namesIn(typed[name]!) : typed[name]!.trim()]),
  );
}
