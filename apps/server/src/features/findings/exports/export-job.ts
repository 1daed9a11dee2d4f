import { type DataVariable, describeFilter, type Filter } from '@wenshu/analysis';
import { alwaysExported, type ExportRequest, recordExportCalls } from '@wenshu/api-contract';
import { localTimeIn } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { requireRight } from '../../../authorisation/authorise.ts';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import type { ExportTask } from './export-task.ts';
import { formats } from './formats/formats.ts';
import { includedRecords } from './included-records.ts';
import { startExportThread } from './run-export.ts';

export interface ExportInput extends Omit<ExportRequest, 'format' | 'filter'> {
  readonly format: ExportTask['format'];
  readonly filter?: Filter;
  readonly language: Language;
}

const ALWAYS: readonly string[] = alwaysExported;
const right = recordExportCalls.export.needs.right;

/** Records as a table in a file. */
export const exportJob = defineJob<ExportInput>(
  'records.export',
  async ({ platform, actor, input, signal, report, reportRows }) => {
    const { scrollId, language, format } = input;
    const { database, columns } = platform;
    const mayStill = () => requireRight(database.pool, actor, right, { kind: 'questionnaire', id: scrollId });
    await mayStill();
    report(0, 'preparing');
    const texts = exportTexts[language];
    const dataSet = await openOwnDataSet(platform, actor, { scrollId, right, schemeId: input.schemeId });
    const all = await dataSet.listVariables(language);
    const byKey = new Map(all.map(variable => [variable.key, variable]));
    const { timeZone } = dataSet;
    const variables = chosenVariables(all, input.columns).map(one => withZone(one, timeZone));
    const threads = await threadsFor(platform, 'jobs', actor, scrollId);
    const thread = await startExportThread(threads, signal);
    const rows = dataSet.ask(
      {
        kind: 'file',
        variables: variables.map(({ key }) => key),
        sort: [{ variable: 'fact:serial' }],
        filter: includedRecords(input.include, input.filter),
      },
      signal,
    );
    const { file, records, asOf } = await rows.catch(async error => {
      await thread.leave();
      throw error;
    });
    reportRows(0, records);
    const name = (await findQuestionnaire(database.pool, scrollId))?.name ?? '';
    const { about } = texts;
    const task: ExportTask = {
      format,
      parts: columns.files.partsOf(file),
      variables,
      records,
      language,
      title: name,
      separator: input.separator,
      // A sav has codes with their words, and columns of sets, in any case.
      options: {
        values: format === 'sav' ? 'codes' : input.values,
        sets: format === 'sav' ? 'columns' : input.sets,
        rows: input.rows,
        days: format === 'csv' ? 'texts' : 'dates',
        timeZone,
        roundLabel: texts.round,
      },
      about: [
        [about.questionnaire, name],
        [about.asOf, localTimeIn(new Date(asOf), timeZone).replace('T', ' ')],
        [about.timeZone, timeZone],
        [about.records, String(records)],
        [about.include, texts.listed(input.include.map(kind => texts.include[kind]))],
        ...(input.filter ? [[about.filter, describeFilter(input.filter, byKey, language)] as const] : []),
        [about.values, texts.values[input.values]],
      ],
    };
    const content = async function* () {
      try {
        yield* thread.write(task, written => reportRows(written, records));
        // Whoever lost the right meanwhile gets nothing.
        await mayStill();
      } finally {
        columns.files.remove(file);
      }
    };
    const { extension, contentType } = formats[format];
    return { file: { fileName: `${name || scrollId}.${extension}`, contentType, content: content() } };
  },
  { logs: 'export.records', typeOf: ({ format }) => `records-${format}`, needs: right },
);

function chosenVariables(all: readonly DataVariable[], keys: readonly string[] | undefined): DataVariable[] {
  const chosen = keys && new Set([...ALWAYS, ...keys]);
  const rank = (key: string) => (ALWAYS.includes(key) ? ALWAYS.indexOf(key) : ALWAYS.length);
  // Sorting leaves what is equal in its order: the questionnaire's.
  return all.filter(({ key }) => !chosen || chosen.has(key)).sort((a, b) => rank(a.key) - rank(b.key));
}

/** A time without its zone is a riddle. */
function withZone(variable: DataVariable, timeZone: string): DataVariable {
  return variable.kept === 'moment' ? { ...variable, label: `${variable.label} (${timeZone})` } : variable;
}
