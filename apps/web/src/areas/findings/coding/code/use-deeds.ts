import { useQueryClient } from '@tanstack/react-query';
import { codingCalls, errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { useRef, useState } from 'react';
import { reportBug } from '../../../../app/actions/report-bug.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useSession } from '../../../../app/session/session.ts';
import { type Change, changedAnswer } from './marks.ts';
import { answersKey, changeAnswers, keptAnswers } from './use-answer-pages.ts';

/** What somebody did, as it is undone. */
interface Deed {
  readonly deedId: string;
  readonly answerRecordIds: readonly string[];
}

interface Done {
  readonly undo: readonly Deed[];
  readonly redo: readonly Deed[];
}

/** Kept while the page is open: whoever looks at the frame meanwhile can still undo. */
const doneIn = new Map<string, Done>();
const MOST_KEPT = 200;

/**
 * Coding, one deed after the other, shown before the server has done it. Once all is done the pages in sight and the counts are fetched
 * anew; what was refused is put back at once.
 */
export function useDeeds(scrollId: string, codingId: string) {
  const t = useTexts(codePartTexts);
  const queries = useQueryClient();
  const nickName = useSession(state => state.user?.nickName) ?? '';
  const [done, setDone] = useState<Done>(() => doneIn.get(codingId) ?? { undo: [], redo: [] });
  const line = useRef({ last: Promise.resolve(), length: 0, done });
  const [underWay, setUnderWay] = useState(0);
  const keep = (next: Done) => {
    line.current.done = next;
    doneIn.set(codingId, next);
    setDone(next);
  };
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const now = line.current;
    now.length += 1;
    setUnderWay(now.length);
    now.last = now.last.then(work).then(async () => {
      now.length -= 1;
      setUnderWay(now.length);
      if (now.length > 0) return;
      // What was shown in advance is replaced by what holds, where nothing more is under way.
      await queries.invalidateQueries({ queryKey: ['coding', codingId] });
    });
    return now.last;
  };
  const give = (change: Change): Promise<void> => {
    if (change.answerRecordIds.length === 0) return Promise.resolve();
    // A page that is on its way knows nothing of it.
    void queries.cancelQueries({ queryKey: answersKey(codingId) });
    const before = keptAnswers(queries, codingId);
    changeAnswers(queries, codingId, answer => changedAnswer(answer, change, nickName));
    return inTurn(async () => {
      const { answerRecordIds, add, remove, span } = change;
      const sent = { scrollId, codingId, answerRecordIds: [...answerRecordIds], add: [...add], remove: [...remove] };
      try {
        const { deedId, added, ended } = await client.call(codingCalls.code, span ? { ...sent, span } : sent);
        if (added + ended === 0) return;
        const { undo } = line.current.done;
        keep({ undo: [...undo, { deedId, answerRecordIds }].slice(-MOST_KEPT), redo: [] });
      } catch (error) {
        if (!(error instanceof CallFailure)) reportBug(error);
        const ids = new Set(answerRecordIds);
        changeAnswers(queries, codingId, answer =>
          ids.has(answer.answerRecordId) ? (before.get(answer.answerRecordId) ?? answer) : answer,
        );
      }
    });
  };
  /** The answers that are others now; none where there was nothing to undo. */
  const step = async (way: keyof Done): Promise<readonly string[]> => {
    let touched: readonly string[] = [];
    await inTurn(async () => {
      const other = way === 'undo' ? 'redo' : 'undo';
      const { done: now } = line.current;
      const deed = now[way].at(-1);
      if (!deed) return notify.info(way === 'undo' ? t.nothingToUndo : t.nothingToRedo);
      const rest = now[way].slice(0, -1);
      try {
        const { deedId } = await client.call(codingCalls.undo, { scrollId, codingId, deedId: deed.deedId });
        const back = { deedId, answerRecordIds: deed.answerRecordIds };
        keep(
          way === 'undo' ? { undo: rest, redo: [...now[other], back] } : { redo: rest, undo: [...now[other], back] },
        );
        notify.success(way === 'undo' ? t.undone : t.redone);
        touched = deed.answerRecordIds;
      } catch (error) {
        if (!(error instanceof CallFailure)) reportBug(error);
        // It is not there any more, and would stand in the way of those before it.
        else if (error.details.code === errorCodes.codingNotFound.code) keep({ ...now, [way]: rest });
      }
    });
    return touched;
  };
  return {
    isSaving: underWay > 0,
    give,
    undo: () => step('undo'),
    redo: () => step('redo'),
    canUndo: done.undo.length > 0,
    canRedo: done.redo.length > 0,
  };
}
