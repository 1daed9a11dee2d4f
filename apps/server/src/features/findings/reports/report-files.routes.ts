import { MAX_REPORT_FILE_BYTES, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS } from '@wenshu/analysis';
import { reportFileCalls } from '@wenshu/api-contract';
import { fileKinds } from '@wenshu/survey-core';
import { reportTexts } from '@wenshu/texts/findings/report';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import type { ReceivedFile } from '../../../http/receive-files.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { startJob } from '../../people/jobs/index.ts';
import {
  fileRefusal,
  publicFileAddress,
  readInWorker,
  readWhole,
  requireAllowedFile,
  storeFile,
} from '../../people/stored-files/index.ts';
import { getReport } from './find-own-report.ts';
import { readGenerated } from './generated-report.ts';
import { reportFileJob } from './report-file-job.ts';

const MEGABYTE = 1024 * 1024;
const MAX_UNPACKED_BYTES = 100 * MEGABYTE;
/** Somebody who builds reports all day does not come near. */
const perPerson: AttemptLimit = { name: 'report-upload:person', most: 300, windowSeconds: 3600 };

export function registerReportFileCalls(app: FastifyInstance): void {
  registerCalls(app, reportFileCalls, {
    export: async ({ scrollId, reportId, format, paper, choices }, context) => {
      const { platform, actor, language } = context;
      const name = await nameOf(context, scrollId, reportId);
      const jobId = await startJob(platform, reportFileJob, {
        personId: actor.personId,
        about: { kind: 'questionnaire', id: scrollId },
        title: reportTexts[language].jobTitle({
          name,
          format: reportTexts[language].formats[format],
          isUponA4: paper === 'a4' && format === 'pdf',
        }),
        input: {
          scrollId,
          format,
          language,
          choices,
          isUponA4: paper === 'a4',
          ...(reportId !== undefined && { reportId }),
        },
      });
      return { jobId };
    },
    uploadPicture: async (input, context) => {
      const { platform, actor } = context;
      const received = await fileFor(context, input);
      const rules = { formats: fileKinds.picture, maxBytes: MAX_REPORT_FILE_BYTES, isPublic: true } as const;
      const object = { kind: 'questionnaire', id: input.scrollId } as const;
      const file = await storeFile(platform, received, { ...rules, ownerId: actor.personId, object }).catch(error => {
        if (error instanceof Refusal && error.errorName === 'fileTooLarge')
          throw new Refusal('pictureTooLarge', {
            field: 'file',
            params: { limitMb: MAX_REPORT_FILE_BYTES / MEGABYTE },
          });
        throw error;
      });
      return { fileId: file.id, address: publicFileAddress(file) };
    },
    importTable: async (input, context) => {
      const received = await fileFor(context, input);
      const limits = { formats: ['xls', 'xlsx'], maxBytes: MAX_REPORT_FILE_BYTES } as const;
      const format = (await requireAllowedFile(received, limits)) as (typeof limits.formats)[number];
      const field = received.fieldName;
      const { name, columns, rows, isMerged, isTooLong } = await readInWorker(context, {
        kind: 'sheet-table',
        fieldName: field,
        bytes: await readWhole(received),
        options: {
          format,
          maxRows: MAX_SHEET_ROWS,
          maxColumns: MAX_SHEET_COLUMNS,
          maxUnpackedBytes: MAX_UNPACKED_BYTES,
        },
        refuseBroken: () => fileRefusal(field, limits, { isAllowed: false, isTooLarge: false }),
      });
      if (isMerged) throw new Refusal('tableCellsMerged', { field });
      if (isTooLong) throw new Refusal('tableTooLong', { field, params: { most: MAX_SHEET_ROWS } });
      if (rows.length === 0) throw new Refusal('importFileEmpty', { field });
      return { title: name, columns: [...columns], rows: rows.map(row => [...row]) };
    },
  });
}

type Context = CallContext<'signed-in'>;

/** Told now rather than by a job that fails. */
async function nameOf(context: Context, scrollId: string, reportId: string | undefined): Promise<string> {
  const { pool } = context.database;
  if (reportId !== undefined)
    return (await getReport(pool, { scrollId, reportId, personId: context.actor.personId }, 'view')).name;
  const { made, making } = await readGenerated(context, scrollId);
  if (!made) throw new Refusal(making ? 'reportNotReady' : 'reportNotFound');
  return (await findQuestionnaire(pool, scrollId))?.name ?? made.document.name;
}

/** The file that came with it, from somebody who may edit the report. */
async function fileFor(
  { platform, database, actor, receivedFiles }: Context,
  of: { readonly scrollId: string; readonly reportId: string },
): Promise<ReceivedFile> {
  await getReport(database.pool, { ...of, personId: actor.personId }, 'edit');
  const [received] = receivedFiles;
  if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
  await countAttempt(platform, perPerson, actor.personId);
  return received;
}
