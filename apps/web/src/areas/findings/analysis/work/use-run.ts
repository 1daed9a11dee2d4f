import type { Analysis, Exhibit } from '@wenshu/analysis/browser';
import { analysisCalls, type CallData } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { newId } from '../../../design/document/reading/new-id.ts';
import { asSent } from './as-sent.ts';
import { useProgress } from './use-progress.ts';

export interface Outcome {
  readonly exhibits: readonly Exhibit[];
  readonly weighting?: CallData<typeof analysisCalls.run>['weighting'];
  /** What it is the outcome of: numbers open the records of what they were counted by. */
  readonly analysis: Analysis;
}

type ShownRun = Pick<CallData<typeof analysisCalls.run>, 'exhibits' | 'weighting'>;

/** As the calls tell it. */
export const outcomeOf = ({ exhibits, weighting }: ShownRun, analysis: Analysis): Outcome => ({
  exhibits: exhibits as readonly object[] as readonly Exhibit[],
  weighting,
  analysis,
});

/** A sentence at the slot where it can be mended. */
export interface RunProblem {
  readonly slot: string | undefined;
  readonly text: string;
}

interface Run {
  readonly outcome?: Outcome | undefined;
  /** It was found before this page was opened: shown as old until there is a new one. */
  readonly isOfBefore: boolean;
  readonly state: 'idle' | 'running' | 'cancelled';
  /** Over a second: only then is it worth a word. */
  readonly isSlow: boolean;
  readonly problem?: RunProblem | undefined;
  /** Made up for it, to ask how far it is. */
  readonly progressId?: string | undefined;
}

const WAIT_MS = 200;
const SLOW_MS = 1_000;

const nothing: Run = { isOfBefore: false, state: 'idle', isSlow: false };

interface RunInput {
  readonly scrollId: string;
  readonly analysis: Analysis;
  /** Whether there is enough in it to be worked out. */
  readonly isWhole: boolean;
  /** The kept one that it is: what is found is kept with it. None while something else than its present state is looked at. */
  readonly analysisId: string | undefined;
  /** What its last run found. */
  readonly last: Outcome | undefined;
}

/** Runs an analysis whenever it has changed, a moment later; what was worked out before stays until the new is there. */
export function useRun({ scrollId, analysis, isWhole, analysisId, last }: RunInput) {
  const [run, setRun] = useState<Run>(last ? { ...nothing, outcome: last, isOfBefore: true } : nothing);
  const [attempt, setAttempt] = useState(0);
  const abort = useRef<AbortController>(undefined);
  const { outcome } = run;
  const analysisIdNow = useRef(analysisId);
  analysisIdNow.current = analysisId;
  /** With which analysis the outcome is kept. */
  const keptWith = useRef(last && analysisId);
  const asked = JSON.stringify(analysis);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all of the analysis
  useEffect(() => {
    if (!isWhole) {
      setRun(nothing);
      return;
    }
    const here = new AbortController();
    abort.current = here;
    let slow: ReturnType<typeof setTimeout> | undefined;
    const askedFor = () => {
      keptWith.current = analysisIdNow.current;
      return { scrollId, ...(keptWith.current !== undefined && { analysisId: keptWith.current }), ...asSent(analysis) };
    };
    const progressId = newId();
    const begin = () => {
      slow = setTimeout(() => setRun(now => ({ ...now, isSlow: true, progressId })), SLOW_MS);
      client
        .call(analysisCalls.run, { ...askedFor(), progressId }, { signal: here.signal, quiet: true })
        .then(told => {
          if (here.signal.aborted) return;
          setRun({ ...nothing, outcome: outcomeOf(told, analysis) });
        })
        .catch((failure: unknown) => {
          if (here.signal.aborted) return;
          const problem = failure instanceof CallFailure ? { slot: failure.details.field, text: failure.message } : {};
          setRun(now => ({ ...now, state: 'idle', isSlow: false, problem: { slot: undefined, text: '', ...problem } }));
        })
        .finally(() => clearTimeout(slow));
    };
    setRun(now => ({ ...now, state: 'running', isSlow: false, problem: undefined }));
    const wait = setTimeout(begin, WAIT_MS);
    return () => {
      clearTimeout(wait);
      clearTimeout(slow);
      here.abort();
    };
  }, [scrollId, asked, attempt]);
  // A fresh analysis has tables before it has an address: they are made once more for it, and nobody waits for that.
  useEffect(() => {
    if (analysisId === undefined || !outcome || run.state !== 'idle' || keptWith.current === analysisId) return;
    keptWith.current = analysisId;
    client
      .call(analysisCalls.run, { scrollId, analysisId, ...asSent(outcome.analysis) }, { quiet: true })
      .catch(() => {});
  }, [scrollId, analysisId, outcome, run.state]);
  const progress = useProgress(scrollId, run.state === 'running' && run.isSlow ? run.progressId : undefined);
  return {
    ...run,
    progress,
    cancel: () => {
      abort.current?.abort();
      setRun(now => ({ ...now, state: 'cancelled', isSlow: false }));
    },
    again: () => setAttempt(count => count + 1),
  };
}
