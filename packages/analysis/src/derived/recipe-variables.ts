import type { DataVariable } from '../data-set/variable.ts';

/** What recipes need to know of the variables they are made of, by key. */
export type RecipeVariables = ReadonlyMap<string, Pick<DataVariable, 'kept' | 'missing'>>;
