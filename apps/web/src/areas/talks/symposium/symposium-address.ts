import { stringifySearch } from '../../../app/routes/search.ts';

export const symposiumParts = ['basics', 'guide', 'stimuli', 'people', 'progress', 'after'] as const;

export interface SymposiumSearch {
  readonly scrollId?: string;
  /** A project of a team in which a new one is to stand. */
  readonly projectId?: string;
  readonly part?: string;
}

/** Where symposia are: the list of them, or one that is being set up. */
export const symposiumAddress = (of: SymposiumSearch = {}): string => `/online-symposium${stringifySearch({ ...of })}`;
