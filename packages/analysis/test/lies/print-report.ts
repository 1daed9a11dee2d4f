import {
  type DataQuestion,
  type DataVariable,
  defaultCrossRequest,
  defaultSummaryRequest,
  draftReport,
  type Row,
} from '../../src/index.ts';
import { crossKind } from '../../src/kinds/cross/cross-kind.ts';
import { summaryKind } from '../../src/kinds/summary/summary-kind.ts';
import { presentSlowly, type SlowData } from '../run-kind.ts';
import type { SurveyWorld, WorldQuestion } from './survey-worlds.ts';

/** What a report says on one of its pages: its headings and texts, and what its exhibits mean. */
export interface PrintedPage {
  readonly name: string;
  readonly said: readonly string[];
}

/** Codes are not places. */
const codeOf = (at: number, isScale: boolean) => (isScale ? at + 1 : 11 - 2 * at);

function variableOf({ name, options, isSet, isScale }: Omit<WorldQuestion, 'truth'>): DataVariable {
  return {
    key: name,
    name: name.toUpperCase(),
    label: `About ${name}`,
    questionId: name,
    kept: isSet ? ('codes' as const) : ('code' as const),
    measure: isScale ? ('ordinal' as const) : ('nominal' as const),
    categories: options.map((label, at) => ({ code: codeOf(at, isScale), label })),
  };
}

/** The csv as records, as an import would have them. */
function recordsOf({ csv, questions, groups }: SurveyWorld): SlowData {
  const [head, ...lines] = csv.split('\n').map(line => line.split(','));
  const asked = [{ name: 'group', options: groups, isSet: false, isScale: false }, ...questions];
  const rows = lines.map((cells): Row => {
    const cellOf = (name: string) => cells[head!.indexOf(name)]!;
    const answers = asked.map(({ name, options, isSet, isScale }) => {
      const cell = cellOf(name);
      if (cell === '') return [name, null] as const;
      const codes = cell
        .split(';')
        .flatMap(word => (options.includes(word) ? [codeOf(options.indexOf(word), isScale)] : []));
      return [name, isSet ? codes : codes[0]!] as const;
    });
    return { ...Object.fromEntries(answers), weight: Number(cellOf('weight')) };
  });
  const weight: DataVariable = { key: 'weight', name: 'W', label: '', kept: 'number', measure: 'scale' };
  const summed = asked.map(
    ({ name }): DataQuestion => ({
      key: name,
      questionId: name,
      name: name.toUpperCase(),
      title: `About ${name}`,
      summary: { kind: 'options', chart: 'bar' },
      variables: [{ key: name, label: '' }],
    }),
  );
  return { rows, variables: [...asked.map(variableOf), weight], questions: summed };
}

/** The automatic report of a world, in English, compared by its groups, as the server has it made. */
export function printReport(world: SurveyWorld): readonly PrintedPage[] {
  const data = { ...recordsOf(world), ...(world.isWeighted && { weight: 'weight' }) };
  const questions = data.questions!.map(({ key, title }) => {
    const request = { ...defaultSummaryRequest, questions: [{ question: key }] };
    const exhibits = presentSlowly(summaryKind, request, data, 'en');
    return { key, title, analysis: { kind: 'summary', derived: {}, request } as const, exhibits };
  });
  const tables = world.questions.map(({ name }) => {
    const request = {
      ...defaultCrossRequest,
      measures: ['columnPercent'] as const,
      rows: [{ variable: name }],
      banner: [{ variable: 'group' }],
    };
    const [exhibit] = presentSlowly(crossKind, request, data, 'en');
    return { analysis: { kind: 'cross', derived: {}, request } as const, exhibit: exhibit! };
  });
  const { document, results } = draftReport({
    language: 'en',
    name: 'World',
    samples: data.rows.length,
    asOf: 5,
    timeZone: 'Asia/Shanghai',
    questions,
    groups: [{ title: 'Group', tables }],
  });
  return Object.values(document.pages).map(({ id, name }) => ({
    name,
    said: Object.values(document.blocks)
      .filter(({ pageId }) => pageId === id)
      .flatMap(({ id: block, content }) => {
        if (content.kind === 'text')
          return content.paragraphs.map(({ runs }) => runs.map(run => ('text' in run ? run.text : '')).join(''));
        const result = results.blocks[block];
        if (result?.kind !== 'exhibit') return [];
        const { title, notes } = result.exhibit;
        return [title, ...notes.filter(({ tone }) => tone === 'meaning').map(({ text }) => text)];
      }),
  }));
}
