import {
  linkCalls,
  liveSettingsCalls,
  publishCalls,
  questionCalls,
  quotaCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { ordersBetween } from '@wenshu/survey-core';
import type { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';

const QUESTIONS = 30;
const id = (kind: string, ...numbers: number[]) =>
  kind +
  numbers
    .map(number => String(number).padStart(3, '0'))
    .join('x')
    .padStart(8, '0');

export interface BenchSurvey {
  readonly scrollId: string;
  readonly linkCode: string;
  readonly versionTime: number;
}

/** Thirty questions: single choice, fill-in and matrix by turns; with a cap and two cells when asked. */
export async function publishBenchSurvey(fleet: Pick<ServerFleet, 'call'>, hasQuota: boolean): Promise<BenchSurvey> {
  const { scrollId } = await fleet.call(scrollCalls.create, { name: 'Bench' });
  const { document } = await fleet.call(scrollCalls.get, { scrollId });
  const groupId = Object.keys(document.groups)[0]!;
  const orders = ordersBetween(null, null, QUESTIONS);
  for (const [index, order] of orders.entries()) {
    const type = ['single-choice', 'fill-in', 'matrix-single'][index % 3]!;
    const items =
      type === 'fill-in'
        ? []
        : [1, 2, 3, 4, 5].map(n => ({
            itemId: id('i', index, n),
            order: `a${n}`,
            title: { text: `Option ${n} of question ${index}` },
          }));
    const rows =
      type === 'matrix-single'
        ? [1, 2, 3, 4, 5].map(n => ({
            rowId: id('r', index, n),
            order: `a${n}`,
            title: { text: `Row ${n} of question ${index}` },
          }))
        : [];
    await fleet.call(questionCalls.addTopQuestion, {
      scrollId,
      groupId,
      order,
      type,
      items,
      rows,
      questionId: id('q', index),
      seqName: `Q${index + 1}`,
      title: { text: `Question ${index + 1}: what do you think of this?` },
      settings: { 20001: true },
    });
  }
  if (hasQuota) {
    const cells = [1, 2].map(n => ({
      cellId: id('c', n),
      order: `a${n}`,
      match: { [id('q', 0)]: id('i', 0, n) },
      size: 10_000_000,
    }));
    await fleet.call(quotaCalls.saveQuota, {
      scrollId,
      quotaId: id('u', 1),
      order: 'a',
      kind: 'single',
      title: 'Q1',
      whenFull: 'end',
      cells,
    });
  }
  const { versionTime } = await fleet.call(publishCalls.changeStatus, { scrollId, status: 1 });
  if (hasQuota) await fleet.call(liveSettingsCalls.updateLiveSettings, { scrollId, cap: 10_000_000 });
  const { linkCode } = await fleet.call(linkCalls.create, { scrollId });
  return { scrollId, linkCode, versionTime: versionTime! };
}

/** The body of a whole submission; every call gives another record. */
export function submission({ linkCode, versionTime }: BenchSurvey, turn: number, answerStatus: 1 | 2): string {
  const answerInfoList = Array.from({ length: QUESTIONS }, (_, index) => rowsOf(index, turn)).flat();
  const answerRecordId = `bench${String(turn).padStart(12, '0')}${process.pid}`;
  return JSON.stringify({
    answerRecordId,
    versionTime,
    languageId: 1,
    answerStatus,
    linkCode,
    cookieId: `c${turn}`,
    answerInfoList,
    blankAnswerInfoList: [],
    saveSeq: 1,
    deviceType: 1,
  });
}

function rowsOf(index: number, turn: number) {
  const question = id('q', index);
  const row = { questionId: question, topQuestionId: question, parentQuestionId: '', questionGroupId: '', itemId: '' };
  const itemId = id('i', index, 1 + ((turn + index) % 5));
  if (index % 3 === 0) return [{ ...row, itemId, answerValue: itemId, answerValueType: 1 }];
  if (index % 3 === 1) return [{ ...row, answerValue: `An answer in words, number ${turn}`, answerValueType: 0 }];
  return [1, 2, 3, 4, 5].map(n => ({
    ...row,
    questionId: id('r', index, n),
    parentQuestionId: question,
    itemId,
    answerValue: itemId,
    answerValueType: 1,
  }));
}
