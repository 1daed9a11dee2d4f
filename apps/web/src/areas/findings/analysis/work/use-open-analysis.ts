import type { Analysis } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { useMemo, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { DataQuestion, Variable } from '../../filter/variable.ts';
import { derivedVariables } from './bands.ts';
import type { Earlier } from './history-of.ts';
import { useAnalysisActions } from './use-analysis-actions.ts';
import { type Outcome, useRun } from './use-run.ts';
import { type Kept, useSaving } from './use-saving.ts';
import { useWork } from './use-work.ts';

export interface OpenedProps<Of extends Analysis> {
  readonly scrollId: string;
  readonly ownVariables: readonly Variable[];
  readonly ownQuestions: readonly DataQuestion[];
  readonly first: Kept<Of> & { readonly isOwn: boolean; readonly isShared: boolean; readonly lastOutcome?: Outcome };
  /** A fresh one has been kept: from now on it has an address. */
  onMade(analysisId: string): void;
}

/** What a kind's screen knows of its analyses. */
export interface OfItsKind<Of extends Analysis> {
  /** Whether there is something in it: a fresh one is kept from then on. */
  isBegun(analysis: Of): boolean;
  /** Whether there is enough in it to be worked out. */
  isWhole(analysis: Of): boolean;
}

export type OpenAnalysis<Of extends Analysis> = ReturnType<typeof useOpenAnalysis<Of>>;

const settled = { isOfBefore: false, state: 'idle', isSlow: false, problem: undefined } as const;

/** An analysis at work: what is asked and taken back, saved and run, and what is looked at instead of it. */
export function useOpenAnalysis<Of extends Analysis>(
  { scrollId, ownVariables, first, onMade }: OpenedProps<Of>,
  { isBegun, isWhole }: OfItsKind<Of>,
) {
  const texts = useTexts(analysisScreenTexts);
  const [name, setName] = useState(first.name);
  const [looked, setLooked] = useState<Earlier<Of>>();
  const [isShared, setIsShared] = useState(first.isShared);
  const work = useWork(first.analysis);
  const { analysis } = work;
  const shown = looked?.analysis ?? analysis;
  const saving = useSaving({ scrollId, first, name, analysis, isBegun: isBegun(analysis), onMade });
  const { analysisId } = saving;
  const found = looked?.found;
  const run = found ? analysis : shown;
  const present = useRun({
    scrollId,
    analysis: run,
    isWhole: isWhole(run),
    last: first.lastOutcome,
    analysisId: looked ? undefined : analysisId,
  });
  const variables = useMemo(() => {
    const all = [...ownVariables, ...derivedVariables(analysis.derived, ownVariables)];
    return new Map(all.map(variable => [variable.key, variable]));
  }, [ownVariables, analysis.derived]);
  const takeOver = (kept: Kept<Of>) => {
    saving.take(kept);
    setName(kept.name);
    work.load(kept.analysis);
  };
  const actions = useAnalysisActions({ scrollId, analysisId, name, analysis, onTaken: takeOver });
  return {
    scrollId,
    ownVariables,
    variables,
    name,
    setName,
    work,
    saving,
    shown,
    looked,
    setLooked,
    isShared,
    isOwn: first.isOwn,
    isWhole: isWhole(shown),
    // What a run found then is there already.
    run: found ? { ...present, ...settled, outcome: found.outcome } : present,
    exported: {
      scrollId,
      name,
      analysis: shown,
      ran: found && analysisId !== undefined ? { analysisId, runId: found.runId } : undefined,
    },
    actions: {
      ...actions,
      share: () => void actions.share(!isShared).then(isDone => isDone && setIsShared(!isShared)),
    },
    loadTheirs: async () => {
      if (analysisId === undefined) return;
      const theirs = await client.call(analysisCalls.get, { scrollId, analysisId });
      // The contract says JSON; the server checked it when it was saved.
      takeOver({ ...theirs, analysis: theirs.analysis as unknown as Of });
      notify.success(texts.conflict.loaded);
    },
    takeLooked: () => {
      if (!looked) return;
      work.change(() => looked.analysis);
      setLooked(undefined);
      notify.success(texts.history.taken);
    },
  };
}
