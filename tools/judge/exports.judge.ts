import { deepStrictEqual, match, strictEqual } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataSetTexts } from '@wenshu/texts/findings/data-set';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { parseCsv } from 'hucre/csv';
import { exportedFile } from '../../apps/server/src/testing/exported-file.ts';
import { labelOfPart } from '../../packages/analysis/src/data-set/part-label.ts';
import { withTestApp } from '../testing/with-test-app.ts';
import { type AnsweredSurvey, buildAnsweredSurvey, surveyName } from './answered-survey.ts';
import { judgeStep } from './judge-step.ts';
import { csvFilter, libreOffice } from './libre-office.ts';
import { psppOn, tableIn } from './pspp.ts';

/** What creators have no words for, as whoever reads the file says it. */
const wordsOfReaders = { like: '喜欢', neutral: '一般', dislike: '不喜欢', clicked: '点击了', notClicked: '未点击' };

export const judge = judgeStep(
  'Exports of a survey of every type, by PSPP and LibreOffice',
  async ({ folder, check }) => {
    const [sav, xlsx] = [join(folder, 'export.sav'), join(folder, 'export.xlsx')];
    let survey: AnsweredSurvey | undefined;
    await withTestApp('judge-exports', async test => {
      survey = await buildAnsweredSurvey(test);
      const { creator, scrollId } = survey;
      for (const [path, format] of [[sav, 'sav'] as const, [xlsx, 'xlsx'] as const]) {
        const { job, bytes } = await exportedFile(test, creator, { scrollId, format, values: 'codes' }, 'zh');
        if (!bytes) throw new Error(`${format}: ${job.reason}`);
        writeFileSync(path, bytes);
      }
    });
    const { codebook, records } = survey!;
    const pspp = await psppOn(folder, sav);
    const converted = await libreOffice(folder);

    /** Every value of every record, as another program wrote it down beside its variable's name. */
    function compare([head, ...lines]: string[][]): void {
      strictEqual(lines.length, records.length);
      for (const [index, { name, content }] of codebook.variables.entries()) {
        const place = head!.indexOf(name);
        const read = content === 'date' ? dayIn : plain;
        const found = lines.map(line => read(line[place]!));
        const wanted = records.map(({ values }) => plain(String(values[index] ?? '')));
        deepStrictEqual(found, wanted, `${name}: ${found} for ${wanted}`);
      }
    }

    await check('PSPP has every value of every record, what was not answered as missing, and when it began', () => {
      const path = join(folder, 'values.csv');
      strictEqual(records.flatMap(({ values }) => values).includes(null), true, 'everything was answered');
      pspp(`SAVE TRANSLATE /OUTFILE='${path}' /TYPE=CSV /FIELDNAMES /MISSING=IGNORE /CELLS=VALUES.`);
      const table = parseCsv(readFileSync(path, 'utf8')) as string[][];
      compare(table);
      // PSPP writes a date this way, and a text as it stands.
      for (const { name, content } of codebook.variables)
        if (content === 'date')
          for (const line of table.slice(1)) match(line[table[0]!.indexOf(name)]!.trim(), /^(\d{2}\/\d{2}\/\d{4})?$/);
      const place = table[0]!.indexOf('fact_startedAt');
      deepStrictEqual(
        table.slice(1).map(line => line[place]),
        // 03/01/2026 09:05:00
        records.map(({ startedAt }) => startedAt.replace(/^(\d+)-(\d+)-(\d+)/, '$2/$3/$1')),
      );
    });

    await check('PSPP shows labels, sets, and the name in Chinese', () => {
      const dictionary = pspp('DISPLAY DICTIONARY.');
      const [head, ...variables] = tableIn(dictionary, 'Variables');
      const at = (line: readonly string[], column: string) => line[head!.indexOf(column)] ?? '';
      const byName = new Map(variables.map(line => [at(line, 'Name'), line]));
      for (const { name, missing = [], ...variable } of codebook.variables) {
        // Parts of a question are called what the reader calls them.
        const label = labelOfPart(variable, 'zh');
        const line = byName.get(name);
        strictEqual(line !== undefined, true, `${name} is not there`);
        if (label !== '')
          strictEqual(at(line!, 'Label').includes(label.slice(0, 20)), true, `${name}: ${at(line!, 'Label')}`);
        strictEqual(at(line!, 'Missing Values'), missing.slice(0, 3).join('; '), `${name}, what is missing`);
      }
      const labels = tableIn(dictionary, 'Value Labels').flat();
      for (const { valueLabels = [] } of codebook.variables)
        for (const { label, word } of valueLabels) {
          const told = word ? wordsOfReaders[word] : label;
          strictEqual(labels.includes(told), true, `${told} is not there`);
        }
      const sets = tableIn(pspp('MRSETS /DISPLAY NAME=ALL.'), 'Multiple Response Sets').slice(1);
      deepStrictEqual(
        sets.map(([name]) => name).toSorted(),
        // What was noticed about a record is a set too, which no question asks for.
        [
          ...new Set([
            '$fact_flags',
            ...codebook.variables.flatMap(({ set }) => (set === undefined ? [] : [`$${set}`])),
          ]),
        ].toSorted(),
      );
      strictEqual(pspp('DISPLAY FILE LABEL.').includes(surveyName), true);
    });

    await check('LibreOffice has every value of every record', () => {
      const sheet = converted(xlsx, 'values', csvFilter(false))(`-${exportTexts.zh.dataSheet}.csv`);
      compare(parseCsv(sheet.toString()) as string[][]);
    });

    await check('LibreOffice shows when records began, on the survey’s clocks', () => {
      const sheet = converted(xlsx, 'shown', csvFilter(true))(`-${exportTexts.zh.dataSheet}.csv`);
      const [head, ...lines] = parseCsv(sheet.toString()) as string[][];
      const place = head!.findIndex(one => one.startsWith(dataSetTexts.zh.facts.startedAt));
      deepStrictEqual(
        lines.map(line => line[place]),
        records.map(({ startedAt }) => startedAt),
      );
    });
  },
);

/** Fifteen digits are what they print, blanks at the end are SPSS' own, and so are its line breaks. */
function plain(text: string): string {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(number) ? text.replaceAll('\r\n', '\n').trim() : String(Number(number.toPrecision(14)));
}

const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** A date as a program writes it down: 03/01/2026, 2026-03-01, or the number of the day. */
function dayIn(text: string): string {
  const american = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  if (american) return `${american[3]}-${american[1]}-${american[2]}`;
  const serial = /^\d{5}$/.test(text.trim()) ? Number(text) : undefined;
  return serial === undefined ? text.trim() : new Date(EXCEL_EPOCH_MS + serial * DAY_MS).toISOString().slice(0, 10);
}
