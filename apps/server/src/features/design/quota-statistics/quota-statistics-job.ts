import { quotaFileCalls } from '@wenshu/api-contract';
import { numberFormats } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { quotaFileTexts } from '@wenshu/texts/design/quota-file';
import { requireRight } from '../../../authorisation/authorise.ts';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { bytesOf, type TableColumn, writeTable, XLSX } from '../../people/made-files/index.ts';
import { findSettings, listCells } from '../live-settings/index.ts';
import { findNewestSnapshot, findQuestionnaire, loadDocument } from '../questionnaire-design/index.ts';
import { quotaRows } from './quota-rows.ts';

interface QuotaStatisticsInput {
  readonly scrollId: string;
  readonly language: Language;
}

const needs = quotaFileCalls.exportStatistics.needs.right;

/** The quota cells as they are filled at this moment. */
export const quotaStatisticsJob = defineJob<QuotaStatisticsInput>(
  'quota.statistics',
  async ({ platform, actor, input: { scrollId, language }, report }) => {
    const { pool } = platform.database;
    await requireRight(pool, actor, needs, { kind: 'questionnaire', id: scrollId });
    report(0, 'preparing');
    const { name = '', version = 0 } = (await findQuestionnaire(pool, scrollId)) ?? {};
    // What collects is what was published; before that nobody is counted, and the draft says what is planned.
    const document =
      (await findNewestSnapshot(pool, scrollId))?.document ?? (await loadDocument(pool, scrollId, version));
    const settings = await findSettings(pool, scrollId);
    const total = { size: settings?.cap ?? 0, count: settings?.collected ?? 0 };
    const isFillTold = (await findSight(pool, actor, scrollId, needs)).kind === 'all';
    const rows = quotaRows({ document, cells: await listCells(pool, scrollId), total, isFillTold, language });
    const { fileName, sheet } = quotaFileTexts[language];
    const content = bytesOf(sink => writeTable(sink, { sheet, columns: columnsOf(language), rows: [rows] }));
    return { file: { fileName: `${fileName({ name: name || scrollId })}.xlsx`, contentType: XLSX, content } };
  },
  { logs: 'export.quota', typeOf: () => 'quota-xlsx', needs },
);

function columnsOf(language: Language): TableColumn[] {
  const { heads } = quotaFileTexts[language];
  return [
    { head: heads.quota, width: 24 },
    { head: heads.kind, width: 14 },
    { head: heads.axes, width: 36 },
    { head: heads.cell, width: 36 },
    { head: heads.size, width: 10 },
    { head: heads.count, width: 10 },
    { head: heads.open, width: 12 },
    { head: heads.share, width: 10, format: numberFormats.percentOneDecimal },
    { head: heads.state, width: 10 },
    { head: heads.whenFull, width: 12 },
  ];
}
