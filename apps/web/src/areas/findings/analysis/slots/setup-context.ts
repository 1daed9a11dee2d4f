import type { Analysis } from '@wenshu/analysis/browser';
import { createContext, useContext } from 'react';
import type { Variable } from '../../filter/variable.ts';
import { variableName } from '../../filter/variable-names.ts';
import type { SharedChange } from '../work/use-work.ts';

/** What every part of a set-up works with, of whichever kind the analysis is. */
export interface Setup {
  readonly scrollId: string;
  readonly analysis: Pick<Analysis, 'filter' | 'weight' | 'derived'>;
  /** By key, in the questionnaire's order, with what the analysis derives. */
  readonly variables: ReadonlyMap<string, Variable>;
  change(make: SharedChange): void;
  /** For whoever does not see what has moved. */
  announce(words: string): void;
  /** What the server says about a slot. */
  problemAt(slot: string): string | undefined;
}

export const SetupContext = createContext<Setup | undefined>(undefined);

export function useSetup(): Setup {
  const setup = useContext(SetupContext);
  if (!setup) throw new Error('No analysis is being set up here');
  return setup;
}

/** As a person knows it; a question that is gone says so. */
export function nameIn(variables: ReadonlyMap<string, Variable>, key: string, gone: string): string {
  const variable = variables.get(key);
  return variable ? variableName(variable) : gone;
}
