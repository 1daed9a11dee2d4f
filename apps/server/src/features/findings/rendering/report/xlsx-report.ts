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
  const heading = headingOf(page);
  const name = heading || page.name || reportTexts[language].pageName(at + 1);
  const others = page.blocks.filter(({ body }) => heading === '' || wordsOf(body) !== heading);
  const exhibitsOf = (blocks: FilePage['blocks']) => blocks.flatMap(({ body }) => exhibitOf(body, language));
  const rest = exhibitsOf(others);
  // What is the name of a sheet need not stand upon it once more. Where all have names of their own it is none.
  const isName = rest.some(exhibit => (exhibit.title || name) === heading);
  const shown = isName ? rest : exhibitsOf(page.blocks);
  return shown.map(exhibit => ({
    ...exhibit,
    about: `page:${at}`,
    title: exhibit.title || name,
  }));
}

/** The first words of a page, where they are a heading. */
function headingOf({ blocks: [first] }: FilePage): string {
  const isHeading = first?.body.kind === 'text' && ['title', 'heading'].includes(first.body.paragraphs[0]?.style ?? '');
  return isHeading ? wordsOf(first.body) : '';
}

const paragraphsIn = (body: FileBody): readonly string[] =>
  body.kind === 'text' ? body.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')) : [];
const wordsOf = (body: FileBody) => paragraphsIn(body).join(' ').trim();

function exhibitOf(body: FileBody, language: Language): readonly Exhibit[] {
  if (body.kind === 'exhibit') return [asTable(body.exhibit, language) ?? body.exhibit];
  if (body.kind === 'figure') return [noteOf(body.caption, [body.number, body.base])];
  if (body.kind === 'picture') return [];
  return [noteOf('', paragraphsIn(body))];
}

const noteOf = (title: string, paragraphs: readonly string[]): Note => ({
  kind: 'note',
  id: '',
  title,
  notes: [],
  source: { asOf: '', base: { people: 0 } },
  paragraphs: paragraphs.filter(text => text !== ''),
});
