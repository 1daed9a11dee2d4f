import type { ModelWords } from '@wenshu/texts/findings/models/model-words';
import { createContext, useContext } from 'react';
import { type Setup, useSetup } from '../slots/setup-context.ts';
import type { ChangeAnalysis } from '../work/use-work.ts';
import type { ModelAnalysis } from './model-analysis.ts';

interface ModelWork {
  readonly analysis: ModelAnalysis;
  readonly change: ChangeAnalysis<ModelAnalysis>;
  /** Of its form. */
  readonly words: ModelWords;
}

export const ModelContext = createContext<ModelWork | undefined>(undefined);

/** The model that is set up here. */
export function useModel(): Omit<Setup, keyof ModelWork> & ModelWork {
  const setup = useSetup();
  const model = useContext(ModelContext);
  if (!model) throw new Error('No model is being set up here');
  return { ...setup, ...model };
}
