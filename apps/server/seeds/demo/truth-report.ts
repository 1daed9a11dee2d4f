import {
  type Analysis,
  heading,
  LAID_SHAPE,
  LaidPages,
  leafHeads,
  words as paragraph,
  type ReportDocument,
  textOf,
} from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { solutionExampleTexts } from '@wenshu/texts/design/solution-examples';
import type { AnalysisContent } from '../../src/features/findings/analyses/index.ts';
import type { Example } from '../../src/features/findings/solution-examples/index.ts';

const MOST_IN_NAME = 100;

/** A cover, what was found, and the true values beside it. */
export function truthReport(
  name: string,
  content: AnalysisContent,
  { subject, people, exhibits, truth }: Example,
  language: Language,
): ReportDocument {
  const t = solutionExampleTexts[language];
  const pages = new LaidPages();
  const title = t.report({ name });
  pages.add('', 'cover', [
    { content: textOf([paragraph('title', title)]) },
    { content: textOf([paragraph('body', t.lead({ people, subject }))]) },
  ]);
  const analysis = content as object as Analysis;
  for (const { id, title: shown } of exhibits.slice(0, 2))
    pages.add(shown, 'one', [heading(shown), { content: { kind: 'exhibit', analysis, exhibitId: id, look: {} } }]);
  const columns = leafHeads(truth.columns).map(({ head }) => head.text);
  const rows = leafHeads(truth.rows).map(({ path }, at) => [
    path.map(({ text }) => text).join(' · '),
    ...truth.cells[at]!.map(({ text, values }) => text ?? rounded(values[0] ?? null)),
  ]);
  const told = truth.notes.map(({ text }) => text).join(' ');
  const sheet = { kind: 'sheet', title: t.truth, columns: ['', ...columns], rows, as: 'matrix' } as const;
  pages.add(t.truth, 'one', [heading(t.truth), { content: sheet }], told);
  return {
    name: title.slice(0, MOST_IN_NAME),
    shape: LAID_SHAPE,
    theme: { name: 'pine' },
    derived: {},
    pages: pages.pages,
    blocks: pages.blocks,
  };
}

const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(2)));
