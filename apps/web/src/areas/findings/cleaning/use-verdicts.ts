import { cleaningCalls, recordCalls } from '@wenshu/api-contract';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';

export type Verdict = 'kept' | 'invalid';

/** What was decided of each record here, and taken back. What fails the client tells. */
export function useVerdicts(scrollId: string) {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict>>(new Map());
  const note = (id: string, verdict: Verdict | undefined) =>
    setVerdicts(before => {
      const next = new Map(before);
      if (verdict) next.set(id, verdict);
      else next.delete(id);
      return next;
    });
  const { isBusy, run } = useAction((work: () => Promise<unknown>) => work());
  /** Whether it was done. */
  const doing = async (id: string, verdict: Verdict | undefined, work: () => Promise<unknown>): Promise<boolean> => {
    let isDone = false;
    await run(async () => {
      await work();
      isDone = true;
    });
    if (isDone) note(id, verdict);
    return isDone;
  };
  const keep = (id: string, isKept: boolean) =>
    client.call(cleaningCalls.keep, { scrollId, answerRecordIds: [id], isKept });
  return {
    verdicts,
    isBusy,
    keep: (id: string) => doing(id, 'kept', () => keep(id, true)),
    markInvalid: (id: string, reason: string) =>
      doing(id, 'invalid', () => client.call(recordCalls.markInvalid, { scrollId, answerRecordIds: [id], reason })),
    undo: (id: string) =>
      doing(id, undefined, () =>
        verdicts.get(id) === 'kept'
          ? keep(id, false)
          : client.call(recordCalls.restore, { scrollId, answerRecordIds: [id] }),
      ),
  };
}
