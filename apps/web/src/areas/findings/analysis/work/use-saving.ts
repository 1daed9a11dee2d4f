import type { Analysis } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { errorCodes } from '@wenshu/api-contract/error-codes';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useUnsavedWork } from '../../../../app/update-check/work-under-way.ts';
import { asSent } from './as-sent.ts';

export type SavingState = 'empty' | 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/** What is kept on the server, as far as this page knows. */
export interface Kept<Of extends Analysis = Analysis> {
  readonly analysisId?: string | undefined;
  readonly version?: number | undefined;
  readonly name: string;
  readonly analysis: Of;
}

interface SavingInput {
  readonly scrollId: string;
  readonly first: Kept;
  readonly name: string;
  readonly analysis: Analysis;
  /** Whether there is something in it: a fresh one is kept from then on. */
  readonly isBegun: boolean;
  onMade(analysisId: string): void;
}

const WAIT_MS = 600;
const wordsOf = (name: string, analysis: Analysis) => JSON.stringify([name, asSent(analysis)]);

/**
 * Keeps the analysis a moment after it has changed, one save after the other. A fresh one is kept once there is something in it. Somebody
 * else's newer version is not written over: then it waits until the person has said what shall be.
 */
export function useSaving({ scrollId, first, name, analysis, isBegun, onMade }: SavingInput) {
  const kept = useRef({ id: first.analysisId, version: first.version, words: wordsOf(first.name, first.analysis) });
  const [state, setState] = useState<SavingState>(first.analysisId === undefined ? 'empty' : 'saved');
  const [attempt, setAttempt] = useState(0);
  const isBusy = useRef(false);
  /** Said by the person: what the model before saved with the data goes along. */
  const cleared = useRef<() => void>(undefined);
  const isConflict = state === 'conflict';
  const words = wordsOf(name, analysis);
  const isWorthIt = kept.current.id !== undefined || isBegun;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `words` says all that is kept
  useEffect(() => {
    // Changed and changed back before it was kept: nothing is left to keep.
    if (words === kept.current.words)
      return setState(now => (now !== 'unsaved' ? now : kept.current.id === undefined ? 'empty' : 'saved'));
    if (!isWorthIt || isConflict) return;
    setState(now => (now === 'saving' ? now : 'unsaved'));
    const timer = setTimeout(() => void save(), WAIT_MS);
    return () => clearTimeout(timer);
    async function save() {
      // The one under way looks again when it is back.
      if (isBusy.current) return;
      isBusy.current = true;
      setState('saving');
      const { id: analysisId, version } = kept.current;
      const onCleared = cleared.current;
      try {
        const saved = await client.call(
          analysisCalls.save,
          {
            scrollId,
            ...(analysisId !== undefined && { analysisId, version }),
            name,
            clearsVariables: onCleared !== undefined,
            ...asSent(analysis),
          },
          { quiet: true },
        );
        kept.current = { id: saved.analysisId, version: saved.version, words };
        cleared.current = undefined;
        onCleared?.();
        setState('saved');
        // What was changed meanwhile is next. After a failure nothing is tried again by itself: the next change does, or the person.
        setAttempt(count => count + 1);
        if (analysisId === undefined) onMade(saved.analysisId);
      } catch (failure) {
        const code = failure instanceof CallFailure ? failure.details.code : undefined;
        setState(code === errorCodes.analysisSavedByOthers.code ? 'conflict' : 'failed');
      } finally {
        isBusy.current = false;
      }
    }
  }, [words, isWorthIt, isConflict, scrollId, attempt]);
  useUnsavedWork(state === 'unsaved' || state === 'saving' || state === 'failed' || state === 'conflict');
  return {
    state,
    analysisId: kept.current.id,
    version: kept.current.version,
    /** With the next save, which says when it is done. */
    clearVariables: (onCleared: () => void) => {
      cleared.current = onCleared;
    },
    retry: () => setAttempt(count => count + 1),
    /** From now on this one is worked on: theirs, or a copy that was just made. */
    take: (now: Kept) => {
      kept.current = { id: now.analysisId, version: now.version, words: wordsOf(now.name, now.analysis) };
      setState('saved');
    },
  };
}
