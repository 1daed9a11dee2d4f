import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { OpenAnalysis } from '../work/use-open-analysis.ts';
import type { SavingState } from '../work/use-saving.ts';
import { type ModelAnalysis, withName } from './model-analysis.ts';

const underWay: readonly SavingState[] = ['unsaved', 'saving'];

/** Names what a model found; whether the name is kept is told once that is known (S8.10). */
export function useNaming({ work, saving }: OpenAnalysis<ModelAnalysis>) {
  const t = useTexts(modelScreenTexts).naming;
  const { change } = work;
  const { state } = saving;
  const named = useRef<'asked' | 'under-way'>(undefined);
  useEffect(() => {
    if (named.current === undefined) return;
    if (underWay.includes(state)) named.current = 'under-way';
    else if (named.current === 'under-way') {
      named.current = undefined;
      if (state === 'saved') notify.success(t.saved);
      else notify.error(t.failed);
    }
  }, [state, t]);
  return useCallback(
    (at: string, name: string) => {
      named.current = 'asked';
      change(now => withName(now, at, name));
    },
    [change],
  );
}
