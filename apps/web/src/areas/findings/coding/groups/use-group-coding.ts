import { useQueryClient } from '@tanstack/react-query';
import { type CallData, codingAlikeCalls, codingCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { codingGroupsTexts } from '@wenshu/texts/findings/coding/groups';
import { useRef, useState } from 'react';
import { reportBug } from '../../../../app/actions/report-bug.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { numberText } from '../../records/many/batch-words.ts';
import type { Code } from '../coding-data.ts';
import { codeName } from '../frame-tree.ts';

export type Group = CallData<typeof codingAlikeCalls.groups>['items'][number];
type Look = CallData<typeof codingAlikeCalls.lookAtGroup>;

/** What would be done with a group, once its person has said so. */
export interface AskedOfGroup {
  readonly group: Group;
  readonly code: Code;
  readonly look: Look;
}

interface Deeds {
  readonly undo: readonly string[];
  readonly redo: readonly string[];
}

/** Kept while the page is open: whoever looks at another part meanwhile can still undo. */
const deedsOf = new Map<string, Deeds>();

interface Coded {
  readonly scrollId: string;
  readonly codingId: string;
  readonly grouping: string | undefined;
}

/** Codes for whole groups: looked at first, given part by part, stopped, undone. */
export function useGroupCoding({ scrollId, codingId, grouping }: Coded) {
  const t = useTexts(codingGroupsTexts);
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AskedOfGroup>();
  const [working, setWorking] = useState<{ readonly done: number; readonly count: number }>();
  const [deeds, setDeeds] = useState<Deeds>(() => deedsOf.get(codingId) ?? { undo: [], redo: [] });
  const isBusy = useRef(false);
  const isStopped = useRef(false);
  const keep = (next: Deeds) => {
    deedsOf.set(codingId, next);
    setDeeds(next);
  };
  const of = { scrollId, codingId, ...(grouping !== undefined && { grouping }) };
  /** One thing after the other: a second click waits for nobody and does nothing. */
  const alone = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
    } catch (error) {
      // The client has told what was refused.
      if (!(error instanceof CallFailure)) reportBug(error);
    } finally {
      isBusy.current = false;
      setWorking(undefined);
      await queries.invalidateQueries({ queryKey: ['coding', codingId] });
    }
  };
  const perform = async ({ group, code }: AskedOfGroup, how: 'add' | 'add-uncoded' | 'remove'): Promise<void> => {
    const { answerRecordId, count } = group;
    const change = how === 'remove' ? { remove: [code.code] } : { add: [code.code] };
    const sent = { ...of, ...change, group: answerRecordId, count, isUncodedOnly: how === 'add-uncoded' };
    let [from, done, deedId]: [number | null, number, string | undefined] = [0, 0, undefined];
    isStopped.current = false;
    try {
      while (from !== null && !isStopped.current) {
        setWorking({ done: from, count });
        const part: CallData<typeof codingAlikeCalls.codeGroup> = await client.call(codingAlikeCalls.codeGroup, {
          ...sent,
          from,
          ...(deedId !== undefined && { deedId }),
        });
        deedId = part.deedId;
        done += part.coded;
        from = part.next;
      }
    } finally {
      // What was done before it failed can be undone as well.
      if (deedId !== undefined) keep({ undo: [...deeds.undo, deedId], redo: [] });
    }
    const words = { count: numberText(done), code: codeName(code) };
    if (isStopped.current) notify.info(t.stopped({ done: words.count }));
    else notify.success(how === 'remove' ? t.taken(words) : t.done(words));
  };
  /** At once where nobody has said anything else of these answers. */
  const give = (group: Group, code: Code) =>
    alone(async () => {
      const look = await client.call(codingAlikeCalls.lookAtGroup, {
        ...of,
        group: group.answerRecordId,
        add: [code.code],
      });
      const next = { group: { ...group, count: look.count }, code, look };
      if (look.otherwise > 0 || look.already === look.count) setAsked(next);
      else await perform(next, 'add');
    });
  const step = (way: keyof Deeds) =>
    alone(async () => {
      const deedId = deeds[way].at(-1);
      if (deedId === undefined) return;
      const rest = deeds[way].slice(0, -1);
      const other = way === 'undo' ? 'redo' : 'undo';
      // Refused is what is not there any more: it would stand in the way of those before it.
      keep({ ...deeds, [way]: rest });
      const undone = await client.call(codingCalls.undo, { scrollId, codingId, deedId });
      keep({ undo: rest, redo: rest, [other]: [...deeds[other], undone.deedId] });
      notify.success(way === 'undo' ? t.undone : t.redone);
    });
  return {
    asked,
    working,
    give,
    step,
    canUndo: deeds.undo.length > 0,
    canRedo: deeds.redo.length > 0,
    stop: () => {
      isStopped.current = true;
    },
    answer: (how: 'add' | 'add-uncoded' | 'remove' | undefined) => {
      setAsked(undefined);
      return how && asked ? alone(() => perform(asked, how)) : Promise.resolve();
    },
  };
}
