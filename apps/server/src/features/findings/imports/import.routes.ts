import { guessColumn, guessColumns } from '@wenshu/analysis/brought-in';
import { importCalls } from '@wenshu/api-contract';
import { importTexts } from '@wenshu/texts/findings/import';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { startJob } from '../../people/jobs/index.ts';
import { cleanFileName } from '../../people/stored-files/index.ts';
import { describeBroughtIn } from '../brought-in/index.ts';
import { insertDraft } from './draft.repository.ts';
import { importJob } from './import-job.ts';
import { matchWave, requireMatching } from './match-wave.ts';
import { unpackTable } from './packed-table.ts';
import { presentPreview } from './present-preview.ts';
import { readImport } from './read-import.ts';
import { openDraft, requireImportable, requirePlans } from './require-importable.ts';
import { waveJob } from './wave-job.ts';

/** Reading a large file costs more than most calls. */
const perPerson: AttemptLimit = { name: 'read-import:person', most: 120, windowSeconds: 3600 };
const MOST_DRAFTS = 5;
const FIRST_WAVE = '1';

export function registerImportCalls(app: FastifyInstance): void {
  registerCalls(app, importCalls, {
    read: async (_input, { platform, actor, database, clock, receivedFiles }) => {
      const [received] = receivedFiles;
      if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
      await countAttempt(platform, perPerson, actor.personId);
      const packed = await readImport({ platform, actor }, received);
      const draft = { draftId: newId(), personId: actor.personId, fileName: cleanFileName(received.fileName), packed };
      await database.transaction(db => insertDraft(db, draft, clock.now(), MOST_DRAFTS));
      const table = await unpackTable(packed);
      return presentPreview({ draftId: draft.draftId, fileName: draft.fileName }, table, guessColumns(table));
    },
    check: async ({ draftId, columns, guessAnew }, { database, actor }) => {
      const { table, ...of } = await openDraft(database.pool, draftId, actor.personId);
      requirePlans(table, columns);
      const plans = columns.map((plan, place) => {
        if (!guessAnew.includes(place) || plan.shape === 'skip') return plan;
        return { ...guessColumn(table.columns[place]!, plan.shape), title: plan.title };
      });
      return presentPreview(of, table, plans);
    },
    confirm: async ({ draftId, name, languageId, columns, wave = FIRST_WAVE, badCells }, context) => {
      const { platform, database, actor, language } = context;
      const { table } = await openDraft(database.pool, draftId, actor.personId);
      requireImportable(table, columns, badCells);
      const jobId = await startJob(platform, importJob, {
        personId: actor.personId,
        title: importTexts[language].jobTitle({ name }),
        input: { draftId, scrollId: newId(), name, languageId, columns, wave },
      });
      return { jobId };
    },
    matchWave: async ({ scrollId, draftId, columns }, context) => {
      const { table } = await openDraft(context.database.pool, draftId, context.actor.personId);
      requirePlans(table, columns);
      const { waves, questions } = await requireImported(context, scrollId);
      return {
        waves: [...waves],
        questions: questions.map(({ options, ...question }) => question),
        found: matchWave(table, columns, questions),
      };
    },
    confirmWave: async ({ scrollId, draftId, columns, wave, matching, badCells }, context) => {
      const { platform, database, actor, language } = context;
      const { table } = await openDraft(database.pool, draftId, actor.personId);
      requireImportable(table, columns, badCells);
      const { waves, questions } = await requireImported(context, scrollId);
      if (waves.includes(wave)) throw new Refusal('waveNameTaken', { field: 'wave', params: { wave } });
      requireMatching(table, columns, questions, matching);
      const name = (await findQuestionnaire(database.pool, scrollId))?.name ?? '';
      const jobId = await startJob(platform, waveJob, {
        personId: actor.personId,
        about: { kind: 'questionnaire', id: scrollId } as const,
        title: importTexts[language].waveJobTitle({ name, wave }),
        input: { scrollId, draftId, columns, wave, matching },
      });
      return { jobId };
    },
  });
}

async function requireImported({ database }: CallContext<'signed-in'>, scrollId: string) {
  const row = await findQuestionnaire(database.pool, scrollId);
  const known = row?.origin === 'imported' ? await describeBroughtIn(database.pool, scrollId) : undefined;
  if (!known) throw new Refusal('notImportedData', { field: 'scrollId' });
  return known;
}
