import type { BlockResult } from '@wenshu/analysis/browser';
import { useCallback, useEffect, useState } from 'react';
import type { Pause } from '../../../../app/actions/pauses.ts';
import { useAgain } from '../../../../app/actions/use-again.ts';
import type { ReaderChoices } from './reading-context.ts';

export interface FoundResults {
  readonly asOf: number;
  readonly timeZone: string;
  readonly isFrozen: boolean;
  readonly blocks: Readonly<Record<string, unknown>>;
  readonly version?: number;
}

export type AskForResults = (choices: ReaderChoices, signal: AbortSignal) => Promise<FoundResults>;

interface Live {
  readonly found?: FoundResults;
  /** What they were found with. */
  readonly choices: ReaderChoices;
  readonly failure?: unknown;
}

const NONE: ReaderChoices = {};

/** Choices as calls take them. */
export const sentChoices = (choices: ReaderChoices): Record<string, number[]> =>
  Object.fromEntries(Object.entries(choices).map(([id, codes]) => [id, [...codes]]));

/**
 * The numbers of a report that is read: with what the reader chooses, and as new as the answers are. Asked for again every so often while
 * somebody looks; what was there stays until the new is there, and when the network is gone too. Without `ask` nothing is asked for yet,
 * and what came `early` not at once again.
 */
export function useLiveResults(ask: AskForResults | undefined, pause: Pause, early?: FoundResults) {
  const [choices, setChoices] = useState<ReaderChoices>(NONE);
  const [live, setLive] = useState<Live>({ choices: NONE, ...(early && { found: early }) });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is another time to ask the same
  useEffect(() => {
    if (!ask || (early && turn === 0 && choices === NONE)) return;
    const asking = new AbortController();
    ask(choices, asking.signal).then(
      found => setLive({ found, choices }),
      (failure: unknown) => !asking.signal.aborted && setLive(before => ({ ...before, failure })),
    );
    return () => asking.abort();
  }, [ask, choices, turn]);
  const again = useCallback(() => setTurn(now => now + 1), []);
  const isFrozen = live.found?.isFrozen ?? false;
  const isAsked = ask !== undefined;
  useAgain(again, isFrozen || !isAsked ? undefined : pause);
  const onChoose = useCallback(
    (blockId: string, codes: readonly number[]) => setChoices(before => ({ ...before, [blockId]: codes })),
    [],
  );
  return {
    results: (live.found?.blocks ?? {}) as Readonly<Record<string, BlockResult>>,
    found: live.found,
    failure: live.failure,
    isLoading: live.found === undefined && live.failure === undefined,
    /** What is shown is of other choices than those that were made last. */
    isOld: live.found !== undefined && live.choices !== choices,
    choices,
    onChoose: isFrozen ? undefined : onChoose,
    again,
  };
}
