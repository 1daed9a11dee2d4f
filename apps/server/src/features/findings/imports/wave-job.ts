import type { ColumnPlan } from '@wenshu/analysis/brought-in';
import { requireRight } from '../../../authorisation/authorise.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { addWave, describeBroughtIn, waveQuestion } from '../brought-in/index.ts';
import { findDraft, takeDraft } from './draft.repository.ts';
import { leftEmpty } from './left-empty.ts';
import { openDraft } from './require-importable.ts';
import { tableData } from './table-data.ts';

export interface WaveInput {
  readonly scrollId: string;
  readonly draftId: string;
  readonly columns: readonly ColumnPlan[];
  readonly wave: string;
  readonly matching: readonly (string | null)[];
}

/** A further file goes into data that was imported, as a wave of its own: all of it or nothing. */
export const waveJob = defineJob<WaveInput>(
  'data.import-wave',
  async ({ platform, actor, input, signal, report, reportRows }) => {
    const { database, clock } = platform;
    const { scrollId, draftId, columns, wave, matching } = input;
    const { personId } = actor;
    await requireRight(database.pool, actor, 'analysis.import', { kind: 'questionnaire', id: scrollId });
    report(0, 'preparing');
    const known = await describeBroughtIn(database.pool, scrollId);
    // Begun again after it was done: the file is gone and its wave is there.
    const isDone = known?.waves.includes(wave) && !(await findDraft(database.pool, draftId, personId));
    if (isDone) return { data: { scrollId } };
    if (!known) throw new Refusal('notImportedData');
    if (known.waves.includes(wave)) throw new Refusal('waveNameTaken', { params: { wave } });
    const { table } = await openDraft(database.pool, draftId, personId);
    const data = tableData(table, columns, waveQuestion([wave], known.languageId), matching);
    await database.transaction(async db => {
      if (!(await takeDraft(db, draftId))) throw new Refusal('importDraftNotFound');
      await addWave(db, { scrollId, personId }, data, { signal, reportRows, now: clock.now() });
    });
    return { data: { scrollId, leftEmpty: leftEmpty(table, columns) } };
  },
  { needs: 'analysis.import' },
);
