import type { SchemeValues } from '@wenshu/api-contract';
import { Refusal } from '../../../refusal/refusal.ts';
import type { PlannedField, SchemePlan } from './scheme.ts';

const MOST_IN_NAME = 40;

/** What stands for the words in braces: a text, or a line for each name. */
export interface Filling {
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

/** What a person filled in, held to what the scheme asks for; refused at the field. */
export function readValues({ fields }: SchemePlan, values: SchemeValues): Filling {
  const texts: Record<string, string> = {};
  const lists: Record<string, readonly string[]> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const at = `values.${name}`;
    if (field.kind === 'names') {
      lists[name] = readNames(field, value, at);
      if (field.first) texts[field.first] = lists[name][0]!;
    } else texts[name] = readText(field, value, at);
  }
  return { texts, lists };
}

function readText({ most }: PlannedField, value: SchemeValues[string] | undefined, field: string): string {
  if (typeof value !== 'string' || value === '')
    throw new Refusal('inputInvalid', { field, problem: { word: 'required' } });
  if (value.length > most)
    throw new Refusal('inputInvalid', { field, problem: { word: 'textTooLong', maximum: most } });
  return value;
}

function readNames(
  { least, most }: Extract<PlannedField, { kind: 'names' }>,
  value: SchemeValues[string] | undefined,
  field: string,
): readonly string[] {
  const names = (Array.isArray(value) ? value : []).filter(name => name !== '');
  if (names.length < least)
    throw new Refusal('inputInvalid', { field, problem: { word: 'listTooShort', minimum: least } });
  if (names.length > most)
    throw new Refusal('inputInvalid', { field, problem: { word: 'listTooLong', maximum: most } });
  if (names.some(name => name.length > MOST_IN_NAME))
    throw new Refusal('inputInvalid', { field, problem: { word: 'textTooLong', maximum: MOST_IN_NAME } });
  if (new Set(names).size < names.length) throw new Refusal('schemeNamesAlike', { field });
  return names;
}
