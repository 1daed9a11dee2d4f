import type { ColumnPlan } from '@wenshu/analysis/brought-in';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { createBroughtIn, waveQuestion } from '../brought-in/index.ts';
import { takeDraft } from './draft.repository.ts';
import { leftEmpty } from './left-empty.ts';
import { openDraft } from './require-importable.ts';
import { tableData } from './table-data.ts';

export interface ImportInput {
  readonly draftId: string;
  /** Of what comes of it: begun again, it is found to be there. */
  readonly scrollId: string;
  readonly name: string;
  readonly languageId: number;
  readonly columns: readonly ColumnPlan[];
  readonly wave: string;
}

/** A file that was looked at becomes a questionnaire with records: all of it or nothing. */
export const importJob = defineJob<ImportInput>(
  'data.import',
  async ({ platform, actor, input, signal, report, reportRows }) => {
    const { database, clock } = platform;
    const { scrollId, draftId, name, languageId, columns, wave } = input;
    const { personId } = actor;
    if (await findQuestionnaire(database.pool, scrollId)) return { data: { scrollId } };
    report(0, 'preparing');
    const { table } = await openDraft(database.pool, draftId, personId);
    const data = tableData(table, columns, waveQuestion([wave], languageId));
    await database.transaction(async db => {
      if (!(await takeDraft(db, draftId))) throw new Refusal('importDraftNotFound');
      const made = { scrollId, personId, name, languageId, origin: 'imported' } as const;
      await createBroughtIn(db, made, data, { signal, reportRows, now: clock.now() });
    });
    return { data: { scrollId, leftEmpty: leftEmpty(table, columns) } };
  },
);
