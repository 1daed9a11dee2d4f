import type { Filter } from '@wenshu/analysis';
import { type ExportRequest, recordExportCalls } from '@wenshu/api-contract';
import { startZip } from '@wenshu/data-files';
import { requireRight } from '../../../authorisation/authorise.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AnswerFileRow, listFilesOfRecords } from '../../collect/answer-files/index.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { bytesOf } from '../../people/made-files/index.ts';
import { type OpenDataSet, openOwnDataSet } from '../data-set/index.ts';
import { includedRecords } from './included-records.ts';

export interface UploadsInput extends Pick<ExportRequest, 'scrollId' | 'include' | 'schemeId'> {
  readonly filter?: Filter;
}

const BATCH = 1_000;
const DIGITS = 6;

const right = recordExportCalls.export.needs.right;

/** What respondents uploaded, each file named by its record and its question. */
export const uploadsJob = defineJob<UploadsInput>(
  'records.uploads',
  async ({ platform, actor, input, report, reportRows }) => {
    const { scrollId } = input;
    const { pool } = platform.database;
    const mayStill = () => requireRight(pool, actor, right, { kind: 'questionnaire', id: scrollId });
    await mayStill();
    report(0, 'preparing');
    const dataSet = await openOwnDataSet(platform, actor, { scrollId, right, schemeId: input.schemeId });
    const filter = includedRecords(input.include, input.filter);
    const variables = await dataSet.listVariables('en');
    const questions = new Map(
      variables.filter(({ content }) => content === 'files').map(({ key, name }) => [key, name]),
    );
    const content = bytesOf(async sink => {
      const zip = startZip(sink);
      let added = 0;
      for await (const { records, done, total } of listRecords(dataSet, filter)) {
        const files = await listFilesOfRecords(pool, scrollId, [...records.keys()]);
        for (const { file, place } of placed(files)) {
          const name = entryName(file, {
            record: records.get(file.answerRecordId)!,
            question: questions.get(file.answerKey),
            place,
          });
          const bytes = await platform.files.read(file.storageKey);
          // A file whose bytes are gone is no reason to have none of the others.
          if (!bytes) continue;
          await zip.add(name, bytes, { level: 0 });
          added += 1;
        }
        reportRows(done, total);
      }
      // An empty archive looks like one that is broken.
      if (added === 0) throw new Refusal('noUploads');
      await zip.close();
      // Whoever lost the right meanwhile gets nothing.
      await mayStill();
    });
    const name = (await findQuestionnaire(pool, scrollId))?.name || scrollId;
    return { file: { fileName: `${name}.zip`, contentType: 'application/zip', content } };
  },
  { logs: 'export.records', typeOf: () => 'records-files', needs: right },
);

/** Ids of records with what a person calls them, batch by batch in their order. */
async function* listRecords(
  dataSet: OpenDataSet,
  filter: Filter,
): AsyncGenerator<{ readonly records: ReadonlyMap<string, string>; readonly done: number; readonly total: number }> {
  const columns = [{ variable: 'fact:serial' }];
  const serials = await dataSet.ask({ kind: 'columns', columns, filter });
  const serialOf = new Map([...serials.rows].map((row, place) => [row, serials.columns[0]![place]!]));
  const { rows, generation } = await dataSet.ask({ kind: 'order', sort: [{ variable: 'fact:serial' }], filter });
  for (let from = 0; from < rows.length; from += BATCH) {
    const page = [...rows.subarray(from, from + BATCH)];
    const { ids } = await dataSet.ask({ kind: 'ids', generation, rows: page, filter });
    const records = new Map<string, string>();
    for (const [place, id] of ids.entries())
      if (id !== null) records.set(id, recordName(serialOf.get(page[place]!), id));
    yield { records, done: from + page.length, total: rows.length };
  }
}

function recordName(serial: number | undefined, id: string): string {
  return serial === undefined || Number.isNaN(serial) ? id : String(serial).padStart(DIGITS, '0');
}

/** Files of one question of one record are counted. */
function placed(files: readonly AnswerFileRow[]): { readonly file: AnswerFileRow; readonly place: number }[] {
  const counts = new Map<string, number>();
  return files.map(file => {
    const key = `${file.answerRecordId} ${file.answerKey}`;
    const place = (counts.get(key) ?? 0) + 1;
    counts.set(key, place);
    return { file, place };
  });
}

function entryName(
  { fileName, answerKey }: AnswerFileRow,
  { record, question = answerKey, place }: { record: string; question: string | undefined; place: number },
): string {
  return `${record}_${question}_${place}_${fileName}`;
}
