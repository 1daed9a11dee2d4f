import {
  type Analysis,
  type CrossRequest,
  type ExhibitLook,
  heading,
  LAID_SHAPE,
  LaidPages,
  type LaidPart,
  words as paragraph,
  type ReportDocument,
  type ReportLayout,
  textOf,
} from '@wenshu/analysis';
import { schemeTexts } from '@wenshu/texts/findings/schemes';
import { summaryOf } from './build-analyses.ts';
import type { ComingVariables } from './coming-variables.ts';
import { fillText } from './fill-words.ts';
import type { Filling } from './read-values.ts';
import type { PlannedExhibit, SchemePlan, SchemeWords } from './scheme.ts';

interface Reporting {
  /** Of the questionnaire. */
  readonly name: string;
  readonly plan: SchemePlan;
  readonly words: SchemeWords;
  readonly filling: Filling;
  readonly samples: number;
  readonly coming: ComingVariables;
  readonly analyses: Readonly<Record<string, Analysis>>;
}

const layouts: readonly ReportLayout[] = ['title', 'one', 'two', 'three', 'four'];
const MOST_IN_NAME = 100;
const MOST_LINES = 7;

/** A cover, how it was asked, and a page for each finding; it fills itself as answers come. */
export function buildReport({ name, plan, words, filling, samples, coming, analyses }: Reporting): ReportDocument {
  const t = schemeTexts[coming.language].report;
  const pages = new LaidPages();
  const title = t.name({ name });
  pages.add('', 'cover', [
    { content: textOf([paragraph('title', title)]) },
    { content: textOf([paragraph('body', fillText(words.question, filling))]) },
  ]);
  const quotas = Object.values(words.quotas);
  pages.add(t.method, 'one', [
    heading(t.method),
    {
      content: textOf(
        [
          t.scheme({ name: words.name }),
          t.samples({ samples }),
          ...(quotas.length > 0 ? [t.quotas({ list: quotas.join(t.between) })] : []),
          t.confidence,
          t.fills,
        ].map(text => paragraph('bullet', text)),
      ),
    },
  ]);
  for (const [id, shown] of Object.entries(plan.pages)) {
    const { title: pageTitle, note } = words.pages[id]!;
    const filled = fillText(pageTitle, filling);
    const parts = shown.map(one => partOf(one, { coming, analyses }));
    pages.add(filled, layouts[parts.length]!, [heading(filled), ...parts], fillText(note, filling));
  }
  return {
    name: title.slice(0, MOST_IN_NAME),
    shape: LAID_SHAPE,
    theme: { name: 'pine' },
    derived: {},
    pages: pages.pages,
    blocks: pages.blocks,
  };
}

function partOf(shown: PlannedExhibit, known: Pick<Reporting, 'coming' | 'analyses'>): LaidPart {
  const look: ExhibitLook = { ...(shown.as && { as: shown.as }), ...(shown.isBare && { hidesMeaning: true }) };
  return { content: { kind: 'exhibit', ...exhibitOf(shown, known), look } };
}

function exhibitOf(shown: PlannedExhibit, { coming, analyses }: Pick<Reporting, 'coming' | 'analyses'>) {
  if ('ask' in shown)
    return {
      analysis: summaryOf([shown.ask], coming),
      exhibitId: `${shown.exhibit ?? 'chart'}:${coming.keyOf(shown.ask)}`,
    };
  const analysis = analyses[shown.from]!;
  if ('exhibit' in shown) return { analysis, exhibitId: shown.exhibit };
  // A block shows one table: it asks for that one alone, and of a long scale for what is summed up of it.
  const [variable] = coming.of(shown.row);
  const request = analysis.request as CrossRequest;
  const codes = variable!.categories?.map(({ code }) => code) ?? [];
  const rows = request.rows
    .filter(row => row.variable === variable!.key)
    .map(row => (row.nets && codes.length > MOST_LINES ? { ...row, hidden: codes } : row));
  return { analysis: { ...analysis, request: { ...request, rows } }, exhibitId: `table:${variable!.key}` };
}
