import { createContext, useContext } from 'react';
import { type Setup, useSetup } from '../slots/setup-context.ts';
import type { ChangeAnalysis } from '../work/use-work.ts';
import type { CrossAnalysis } from './cross-analysis.ts';

interface CrossWork {
  readonly analysis: CrossAnalysis;
  readonly change: ChangeAnalysis<CrossAnalysis>;
}

export const CrossContext = createContext<CrossWork | undefined>(undefined);

/** The cross tables that are set up here. */
export function useCross(): Omit<Setup, keyof CrossWork> & CrossWork {
  const setup = useSetup();
  const cross = useContext(CrossContext);
  if (!cross) throw new Error('No cross tables are being set up here');
  return { ...setup, ...cross };
}
