import type { BlockResult } from '@wenshu/analysis/browser';
import { reportResultCalls } from '@wenshu/api-contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { client } from '../../../../app/client.ts';
import { questionsOf } from './block-questions.ts';
import type { ReportAt } from './report-calls.ts';
import type { ReportWork } from './report-work.ts';

interface Known {
  /** What was asked when they were found. */
  readonly question: string;
  readonly result: BlockResult | undefined;
}

interface FoundResults {
  readonly known: Readonly<Record<string, Known>>;
  readonly asOf: number | undefined;
  /** On whose clock that is told. */
  readonly timeZone: string | undefined;
}

/** As many as one call takes. */
const MOST_AT_ONCE = 1_000;

/**
 * The numbers of a report that is worked on. Asked for once a change is saved, because the server counts what it has; only of blocks that
 * ask for something else than before. What was found stays, pale, until the new is there.
 */
export function useResults({ scrollId, reportId }: ReportAt, work: ReportWork) {
  const { document, saving, frozenAsOf } = useStore(work.store);
  const questions = useMemo(() => questionsOf(document), [document]);
  const [{ known, asOf, timeZone }, setFound] = useState<FoundResults>({
    known: {},
    asOf: undefined,
    timeZone: undefined,
  });
  const [turn, setTurn] = useState(0);
  const [failure, setFailure] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const wanted = [...questions].filter(([id, question]) => known[id]?.question !== question).map(([id]) => id);
  const wantedKey = saving === 'saved' ? wanted.slice(0, MOST_AT_ONCE).join() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when other blocks want numbers, or somebody asks for them
  useEffect(() => {
    if (wantedKey === '') return;
    const blockIds = wantedKey.split(',');
    const controller = new AbortController();
    asking.current = controller;
    client
      .call(reportResultCalls.results, { scrollId, reportId, blockIds }, { quiet: true, signal: controller.signal })
      .then(found => {
        const fresh = blockIds.map(id => {
          // The contract says JSON; the server made it of this type.
          const result = found.blocks[id] as unknown as BlockResult | undefined;
          return [id, { question: questions.get(id)!, result }] as const;
        });
        setFailure(false);
        setFound(before => ({
          known: { ...before.known, ...Object.fromEntries(fresh) },
          asOf: found.asOf,
          timeZone: found.timeZone,
        }));
      })
      .catch(() => !controller.signal.aborted && setFailure(true));
    return () => controller.abort();
  }, [wantedKey, turn, scrollId, reportId]);
  const again = useCallback(() => {
    setFound(before => ({
      ...before,
      known: Object.fromEntries(Object.entries(before.known).map(([id, one]) => [id, { ...one, question: '' }])),
    }));
    setTurn(now => now + 1);
  }, []);
  // Frozen or live again: other numbers, whatever the blocks ask.
  const lastFrozen = useRef(frozenAsOf);
  useEffect(() => {
    if (lastFrozen.current === frozenAsOf) return;
    lastFrozen.current = frozenAsOf;
    again();
  }, [frozenAsOf, again]);
  const results = useMemo(
    () =>
      Object.fromEntries(Object.entries(known).flatMap(([id, { result }]) => (result ? [[id, result] as const] : []))),
    [known],
  );
  const isOld = useCallback(
    (id: string) => known[id] !== undefined && questions.get(id) !== known[id].question,
    [known, questions],
  );
  return { results, isOld, asOf, timeZone, again, hasFailed: failure, isLoading: wanted.length > 0 && !failure };
}
