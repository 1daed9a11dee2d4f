import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from './form.ts';

/** Variables as a person knows them. */
export function variableNames(keys: readonly string[], { variables, language }: PresentContext): readonly string[] {
  return keys.map(key => titleOf(variables.get(key), key, language));
}

/** What a model found, numbered from 1: by the names that a person gave, else by its own. */
export function foundNames(
  count: number,
  { names }: ModelRequest,
  numbered: (number: number) => string,
): readonly string[] {
  return Array.from({ length: count }, (_, at) => names?.[String(at + 1)] ?? numbered(at + 1));
}
