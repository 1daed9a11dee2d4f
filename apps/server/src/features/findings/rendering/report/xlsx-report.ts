import type { Exhibit, Note } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { reportTexts } from '@wenshu/texts/findings/report';
import { xlsx } from '../formats/xlsx/xlsx.ts';
import { asTable } from '../table/drawn-as-table.ts';
import type { FileBody, FilePage } from './report-file.ts';
import type { WriteReport } from './report-format.ts';

/** All numbers of a report, a sheet for each page: charts by their tables, words as they are read. */
export const writeXlsxReport: WriteReport = ({ report, title, language }, sink, onDrawn) => {
  const exhibits = report.pages.flatMap((page, at) => sheetOf(page, at, language));
  return xlsx.write({ format: 'xlsx', exhibits, title, language }, sink, onDrawn);
};

function sheetOf(page: FilePage, at: number, language: Language): readonly Exhibit[] {
  const name = page.name || reportTexts[language].pageName(at + 1);
  const shown = page.blocks.flatMap(({ body }) => exhibitOf(body, language));
  return shown.map(exhibit => ({
    ...{ ...exhibit, about: `page:${at}` },
    title: exhibit.title || name,
  }));
}

function exhibitOf(body: FileBody, language: Language): readonly Exhibit[] {
  if (body.kind === 'exhibit') return [asTable(body.exhibit, language) ?? body.exhibit];
  if (body.kind === 'figure') return [noteOf(body.caption, [body.number, body.base])];
  if (body.kind === 'picture') return [];
  return [
    noteOf(
      '',
      body.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')),
    ),
  ];
}

const noteOf = (title: string, paragraphs: readonly string[]): Note => ({
  ...{ kind: 'note', id: '', title, notes: [], source: { asOf: '', base: { people: 0 } } },
  paragraphs: paragraphs.filter(text => text !== ''),
});
