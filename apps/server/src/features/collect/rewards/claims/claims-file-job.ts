import { type RewardClaim, rewardCalls } from '@wenshu/api-contract';
import { startCsv } from '@wenshu/data-files';
import { clockText, DEFAULT_TIME_ZONE } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { requireRight } from '../../../../authorisation/authorise.ts';
import { findRecordRange } from '../../../../authorisation/record-range.repository.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { findSettings } from '../../../design/live-settings/index.ts';
import { defineJob } from '../../../people/jobs/index.ts';
import { bytesOf, writeTable, XLSX } from '../../../people/made-files/index.ts';
import { type ClaimRow, countClaimsOf, listClaimsAfter } from '../claim.repository.ts';
import { findReward } from '../reward.repository.ts';
import { presentClaim } from './present-claim.ts';

interface ClaimsInput {
  readonly scrollId: string;
  readonly rewardId: string;
  readonly format: 'xlsx' | 'csv';
  readonly language: Language;
}

const BATCH = 500;
const { needs } = rewardCalls.exportClaims;

/** Everything that was drawn from one: who, when, how much, and what became of it. */
export const claimsFileJob = defineJob<ClaimsInput>(
  'rewards.claims',
  async ({ platform, actor, input, signal, report, reportRows }) => {
    const { scrollId, rewardId, format, language } = input;
    const { pool } = platform.database;
    const mayStill = () => requireRight(pool, actor, needs.right, { kind: 'questionnaire', id: scrollId }, needs);
    await mayStill();
    report(0, 'preparing');
    const reward = await findReward(pool, rewardId);
    if (reward?.scrollId !== scrollId) throw new Refusal('rewardNotFound', { field: 'rewardId' });
    const seesRecords = (await findRecordRange(pool, actor, scrollId, 'records.view')).kind === 'all';
    const { timeZone = DEFAULT_TIME_ZONE } = (await findSettings(pool, scrollId)) ?? {};
    const t = rewardTexts[language];
    const rows = async function* (): AsyncGenerator<(string | number)[][]> {
      const total = await countClaimsOf(pool, rewardId);
      let last: ClaimRow | undefined;
      for (let done = 0; ; ) {
        signal.throwIfAborted();
        const page = await listClaimsAfter(pool, rewardId, { last, limit: BATCH });
        last = page.at(-1);
        if (!last) return;
        yield page.map(row => lineOf(presentClaim(row, seesRecords), { language, timeZone }));
        done += page.length;
        reportRows(done, Math.max(total, done));
      }
    };
    const name = `${reward.name} ${t.file.sheet}`;
    const heads = Object.values(t.file.heads);
    const content = bytesOf(async sink => {
      if (format === 'xlsx')
        await writeTable(sink, { sheet: t.file.sheet, columns: heads.map(asColumn), rows: rows() });
      else {
        const writer = startCsv(sink, { separator: ',' });
        await writer.rows([heads]);
        for await (const batch of rows()) await writer.rows(batch);
        await writer.close();
      }
      await mayStill();
    });
    const contentType = format === 'xlsx' ? XLSX : 'text/csv; charset=utf-8';
    return { file: { fileName: `${name}.${format}`, contentType, content } };
  },
  { logs: 'export.rewards', typeOf: () => 'rewards', needs: needs.right },
);

const asColumn = (head: string) => ({ head, width: 20 });

function lineOf(
  claim: RewardClaim,
  { language, timeZone }: { language: Language; timeZone: string },
): (string | number)[] {
  const { claimStates: states, suspicions, setAside } = rewardTexts[language];
  const { record } = claim;
  return [
    clockText(claim.drawTime, timeZone, language),
    states[claim.state],
    claim.amountFen / 100,
    claim.channel,
    claim.suspicions.map(one => suspicions[one]).join(language === 'zh' ? '、' : ', '),
    ...[record?.serial ?? '', record?.answerRecordId ?? '', record?.person ?? ''],
    record?.setAside ? setAside[record.setAside] : '',
  ];
}
