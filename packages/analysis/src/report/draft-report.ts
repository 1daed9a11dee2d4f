import { clockText } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { reportTexts } from '@wenshu/texts/findings/report';
import type { Analysis } from '../analysis.ts';
import { joinTold } from '../claims/join-told.ts';
import type { Chart, Exhibit } from '../exhibit/exhibits.ts';
import { isNativeInPowerPoint } from '../exhibit/exhibits.ts';
import { reportClaims } from './claims.ts';
import { type DifferingTables, differingTables } from './differing-tables.ts';
import { heading, LAID_SHAPE, LaidPages, type LaidPart, textOf, words } from './lay-pages.ts';
import { pickExhibit } from './pick-exhibit.ts';
import type { ReportDocument } from './report-document.ts';
import type { ReportResults } from './report-results.ts';

/** What a generated report is made of: everything was counted before. */
export interface DraftInput {
  readonly language: Language;
  /** Of the questionnaire. */
  readonly name: string;
  readonly samples: number;
  /** Days; undefined while there are no samples. Of data from elsewhere the days on which it was brought in are not those on which it was collected. */
  readonly field?: { readonly is: 'collected' | 'imported'; readonly from: string; readonly to: string } | undefined;
  readonly asOf: number;
  readonly timeZone: string;
  /** In their order: of each the analysis of it alone, and what that found. */
  readonly questions: readonly DraftQuestion[];
  readonly groups: readonly DraftGroup[];
}

export interface DraftQuestion {
  readonly key: string;
  readonly title: string;
  readonly analysis: Analysis;
  readonly exhibits: readonly Exhibit[];
}

/** People compared by what they answered: one cross table for each other question, which says itself whether it differs (`differs`). */
export interface DraftGroup {
  readonly title: string;
  readonly tables: readonly { readonly analysis: Analysis; readonly exhibit: Exhibit }[];
}

/** Of each way to compare, the questions that differ most surely. */
const MOST_COMPARED = 6;

/** A report with its numbers: a cover, how it was asked, a page for each question, and where groups differ. The table of contents is made of the pages' names. */
export function draftReport(input: DraftInput): { readonly document: ReportDocument; readonly results: ReportResults } {
  const { language, name, samples, asOf, timeZone, questions, groups, field } = input;
  const texts = reportTexts[language].auto;
  const pages = new LaidPages();
  const title = texts.name(name);
  const asOfText = clockText(asOf, timeZone, language);

  pages.add('', 'cover', [
    { content: textOf([words('title', title)]) },
    { content: textOf([words('body', texts.cover({ samples, asOf: asOfText }))]) },
  ]);
  const shown = questions.flatMap(question => {
    const exhibit = mainExhibit(question.exhibits);
    return exhibit ? [{ question, exhibit }] : [];
  });
  pages.add(texts.method, 'one', [
    heading(texts.method),
    {
      content: textOf(
        [
          texts.samples(samples),
          ...(field ? [texts.field[field.is](field)] : []),
          texts.questions(shown.length),
          texts.how,
          ...(groups.length > 0 ? [texts.groups(groups.map(one => one.title))] : []),
          texts.asOf(asOfText),
        ].map(text => words('bullet', text)),
      ),
    },
  ]);
  for (const { question, exhibit } of shown)
    pages.add(question.title, 'one', [
      heading(exhibit.title),
      exhibitPart(question.analysis, pickExhibit(question.exhibits, exhibit.id)!, { title: '' }),
    ]);
  for (const [at, found] of differingTables(groups).entries())
    layDifferences(pages, groups[at]!.title, found, language);
  return {
    document: {
      name: title.slice(0, 100),
      shape: LAID_SHAPE,
      theme: { name: 'pine' },
      derived: {},
      pages: pages.pages,
      blocks: pages.blocks,
    },
    results: { asOf, timeZone, blocks: pages.results },
  };
}

/** Where a group's people differ, table by table, and of how many questions; or that they do not, or that nobody can tell. */
function layDifferences(
  pages: LaidPages,
  group: string,
  { tested, untested, all, differing }: DifferingTables<DraftGroup['tables'][number]>,
  language: Language,
): void {
  const title = reportTexts[language].auto.differences(group);
  const known = { tested, untested, differing: differing.length };
  const shown = differing.slice(0, MOST_COMPARED);
  const counted = { group, tested, all };
  const told = joinTold(
    [
      reportClaims.differing.tell(language, known, () => ({
        ...counted,
        differing: differing.length,
        shown: shown.length,
      })),
      reportClaims.noDifferences.tell(language, known, () => counted),
      reportClaims.notCompared.tell(language, known, () => counted),
      reportClaims.nothingElse.tell(language, known, () => counted),
      reportClaims.someNotCompared.tell(language, known, () => ({ count: untested })),
    ],
    language,
  )!;
  if (shown.length === 0) pages.add(title, 'one', [heading(title), { content: textOf([words('body', told)]) }]);
  for (const [at, { analysis, exhibit }] of shown.entries())
    pages.add(
      at === 0 ? title : '',
      'one',
      // Each page by what it shows: sheets of a workbook have no other names.
      [
        heading(reportTexts[language].auto.differencesIn({ group, question: exhibit.title })),
        exhibitPart(analysis, exhibit, { title: '' }),
      ],
      at === 0 ? told : '',
    );
}

const exhibitPart = (analysis: Analysis, exhibit: Exhibit, look: { readonly title?: string }): LaidPart => ({
  content: { kind: 'exhibit', analysis, exhibitId: exhibit.id, look },
  result: { kind: 'exhibit', exhibit },
});

const isChart = (exhibit: Exhibit): exhibit is Chart => exhibit.kind in isNativeInPowerPoint;

/** Its chart, which says most at a glance; else its pictures, else its table, else its words. */
function mainExhibit(exhibits: readonly Exhibit[]): Exhibit | undefined {
  const isPicture = ({ kind }: Exhibit) => kind === 'picture' || kind === 'gallery';
  const ways = [isChart, isPicture, ({ kind }: Exhibit) => kind === 'table', () => true];
  for (const way of ways) {
    const found = exhibits.find(way);
    if (found) return found;
  }
  return undefined;
}
