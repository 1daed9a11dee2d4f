import { answerCalls, linkCalls, publishCalls, quotaCalls, quotaProgressCalls } from '@wenshu/api-contract';
import { call, DRINK, WHY } from './answering.ts';
import { fillRecords } from './fill-records.ts';
import { designSurvey, itemId, questionId } from './survey-maker.ts';

const TEA = 1;
const COFFEE = 2;

/** A survey with a place for each of its records, tea and coffee in turn, and none over. */
export async function collected(records: number): Promise<string> {
  const scrollId = await designSurvey(call, `Many ${Date.now()}`, [DRINK, WHY]);
  const cell = (cellId: string, order: string, item: number) => ({
    cellId,
    order,
    match: { [questionId(1)]: itemId(1, item) },
    size: records / 2,
  });
  await call(quotaCalls.saveQuota, {
    scrollId,
    quotaId: 'quota00001',
    order: 'a',
    kind: 'single',
    title: 'Drinks',
    whenFull: 'end',
    cells: [cell('cellTea001', 'a', TEA), cell('cellCoffee', 'b', COFFEE)],
  } as never);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  for (const drink of [TEA, COFFEE]) {
    const option = itemId(1, drink);
    const row = (n: number, more: object) => ({ questionId: questionId(n), topQuestionId: questionId(n), ...more });
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId: `many${Date.now()}${drink}`,
      answerInfoList: [
        row(1, { itemId: option, answerValue: option, answerValueType: 1 }),
        row(2, { itemId: '', answerValue: `because ${drink}`, answerValueType: 0 }),
      ] as never,
    });
  }
  if (records > 2) await fillRecords(scrollId, records);
  return scrollId;
}

/** What each cell counts, tea first. */
export const counts = async (scrollId: string) =>
  (await call(quotaProgressCalls.progress, { scrollId }))
    .toSorted((a, b) => b.cellId.localeCompare(a.cellId))
    .map(({ count }) => count);
