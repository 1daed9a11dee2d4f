import {
  type CallRequest,
  linkCalls,
  liveSettingsCalls,
  publishCalls,
  questionCalls,
  quotaCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import pg from 'pg';
import { choiceId, optionA, optionB, type TestSurvey } from './build-survey.ts';
import type { ServerFleet } from './server-fleet.ts';

/** Asked beside `choiceId`, so that two questions can be crossed. */
export const secondId = 'choice0002';
export const optionX = 'optionX001';
export const optionY = 'optionY001';

export type FleetQuota = Omit<CallRequest<typeof quotaCalls.saveQuota>, 'scrollId' | 'quotaId' | 'order' | 'title'>;

/** A published survey of two single choices on a fleet, with quotas and a cap when they are given. */
export async function publishOnFleet(
  fleet: ServerFleet,
  { quotas = [], cap = null }: { readonly quotas?: readonly FleetQuota[]; readonly cap?: number | null } = {},
): Promise<TestSurvey> {
  const { scrollId } = await fleet.call(scrollCalls.create, { name: 'Under load' });
  const { document } = await fleet.call(scrollCalls.get, { scrollId });
  const [groupId] = Object.keys(document.groups);
  const ask = (questionId: string, order: string, options: readonly string[]) =>
    fleet.call(questionCalls.addTopQuestion, {
      scrollId,
      questionId,
      groupId: groupId!,
      order,
      type: 'single-choice',
      seqName: questionId,
      title: { text: 'Which?' },
      items: options.map((itemId, index) => ({ itemId, order: `a${index + 1}`, title: { text: itemId } })),
    });
  await ask(choiceId, 'a', [optionA, optionB]);
  await ask(secondId, 'b', [optionX, optionY]);
  for (const [index, quota] of quotas.entries())
    await fleet.call(quotaCalls.saveQuota, {
      scrollId,
      quotaId: `quota0000${index + 1}`,
      order: `a${index + 1}`,
      title: `Quota ${index + 1}`,
      ...quota,
    });
  const { versionTime } = await fleet.call(publishCalls.changeStatus, { scrollId, status: 1 });
  if (cap !== null) await fleet.call(liveSettingsCalls.updateLiveSettings, { scrollId, cap });
  const { linkCode } = await fleet.call(linkCalls.create, { scrollId });
  return { scrollId, versionTime: versionTime!, linkCode };
}

export async function queryFleet(fleet: ServerFleet, text: string, values: readonly unknown[]) {
  const client = new pg.Client({ connectionString: fleet.databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** What must hold whatever happened: counts are the records that count, and every serial number is one record's. */
export async function findMiscounts(fleet: ServerFleet, scrollId: string): Promise<string[]> {
  const [survey] = await queryFleet(
    fleet,
    `select q.collected, count(r.*) filter (where r.is_counted and not r.is_booster)::int as counted,
            count(r.*) filter (where r.is_submit)::int as submitted, count(distinct r.serial)::int as serials, count(r.serial)::int as numbered
       from live_survey q left join answer_record r using (scroll_id) where q.scroll_id = $1 group by q.scroll_id`,
    [scrollId],
  );
  const cells = await queryFleet(
    fleet,
    `select c.cell_id, c.count, (select count(*)::int from answer_record r where r.scroll_id = $1 and r.is_counted and c.cell_id = any(r.cells)) as counted
       from quota_cell c where c.scroll_id = $1`,
    [scrollId],
  );
  return [
    ...(survey.collected === survey.counted ? [] : [`total ${survey.collected}, records ${survey.counted}`]),
    ...(survey.serials === survey.numbered ? [] : [`${survey.numbered} records, ${survey.serials} serial numbers`]),
    ...cells
      .filter(cell => cell.count !== cell.counted)
      .map(cell => `cell ${cell.cell_id} ${cell.count}, records ${cell.counted}`),
  ];
}
