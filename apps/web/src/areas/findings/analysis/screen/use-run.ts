import type { Exhibit } from '@wenshu/analysis/browser';
import { analysisCalls, type CallData } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { asSent } from '../model/as-sent.ts';
import type { CrossAnalysis } from '../model/cross-analysis.ts';

export interface Outcome {
  readonly exhibits: readonly Exhibit[];
  readonly weighting?: CallData<typeof analysisCalls.run>['weighting'];
  /** What it is the outcome of: numbers open the records of what they were counted by. */
  readonly analysis: CrossAnalysis;
}

/** A sentence at the slot where it can be mended. */
export interface RunProblem {
  readonly slot: string | undefined;
  readonly text: string;
}

interface Run {
  readonly outcome?: Outcome | undefined;
  readonly state: 'idle' | 'running' | 'cancelled';
  /** Over a second: only then is it worth a word. */
  readonly isSlow: boolean;
  readonly problem?: RunProblem | undefined;
}

const WAIT_MS = 200;
const SLOW_MS = 1_000;

/** Runs an analysis whenever it has changed, a moment later; what was worked out before stays until the new is there. */
export function useRun(scrollId: string, analysis: CrossAnalysis) {
  const [run, setRun] = useState<Run>({ state: 'idle', isSlow: false });
  const [attempt, setAttempt] = useState(0);
  const abort = useRef<AbortController>(undefined);
  const isEmpty = analysis.request.rows.length === 0;
  const asked = JSON.stringify(analysis);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all of the analysis
  useEffect(() => {
    if (isEmpty) {
      setRun({ state: 'idle', isSlow: false });
      return;
    }
    const here = new AbortController();
    abort.current = here;
    let slow: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      slow = setTimeout(() => setRun(now => ({ ...now, isSlow: true })), SLOW_MS);
      client
        .call(analysisCalls.run, { scrollId, ...asSent(analysis) }, { signal: here.signal, quiet: true })
        .then(({ exhibits, weighting }) => {
          if (here.signal.aborted) return;
          const outcome = { exhibits: exhibits as readonly object[] as readonly Exhibit[], weighting, analysis };
          setRun({ outcome, state: 'idle', isSlow: false });
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
  return {
    ...run,
    cancel: () => {
      abort.current?.abort();
      setRun(now => ({ ...now, state: 'cancelled', isSlow: false }));
    },
    again: () => setAttempt(count => count + 1),
  };
}
