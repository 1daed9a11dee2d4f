import { describe, expect, it } from 'vitest';
import { presentSlowly } from '../../test/run-kind.ts';
import type { Table } from '../exhibit/exhibits.ts';
import { crossKind } from '../kinds/cross/cross-kind.ts';
import { exampleRows, exampleVariables } from '../kinds/cross/examples.ts';
import { defaultCrossRequest } from '../kinds/cross/request.ts';
import {
  exampleQuestions,
  exampleRows as summaryRows,
  exampleVariables as summaryVariables,
} from '../kinds/summary/examples.ts';
import { defaultSummaryRequest } from '../kinds/summary/request.ts';
import { summaryKind } from '../kinds/summary/summary-kind.ts';
import { analysisWithin } from './block-analyses.ts';
import { checkReport } from './check-report.ts';
import { type DraftInput, draftReport } from './draft-report.ts';
import { layoutPlaces } from './layout-places.ts';
import { type ReportDocument, reportLayouts, reportShapes } from './report-document.ts';
import { resolveBlock } from './resolve-block.ts';
import { sheetExhibit } from './sheet-exhibit.ts';

const questions = exampleQuestions.map(({ key, title }) => {
  const request = { ...defaultSummaryRequest, questions: [{ question: key }] };
  const exhibits = presentSlowly(
    summaryKind,
    request,
    { rows: summaryRows, variables: summaryVariables, questions: exampleQuestions },
    'en',
  );
  return { key, title, analysis: { kind: 'summary', derived: {}, request } as const, exhibits };
});
const crossed = (variable: string, banner: string) => {
  const request = { ...defaultCrossRequest, rows: [{ variable }], banner: [{ variable: banner }] };
  const [exhibit] = presentSlowly(crossKind, request, { rows: exampleRows, variables: exampleVariables }, 'en');
  return { analysis: { kind: 'cross', derived: {}, request } as const, exhibit: exhibit! };
};
const input: Omit<DraftInput, 'groups'> = {
  language: 'en',
  name: 'Tea',
  samples: 200,
  questions,
  asOf: Date.parse('2026-11-16T02:00:00Z'),
  timeZone: 'Asia/Shanghai',
  field: { is: 'collected', from: '2026-11-01', to: '2026-11-15' },
};
const draft = draftReport({
  ...input,
  groups: [{ title: 'Gender', tables: [crossed('q1', 'q3'), crossed('q2', 'q3')] }],
});

describe('a generated report', () => {
  const { document, results } = draft;
  const names = Object.values(document.pages).map(({ name }) => name);
  const words = JSON.stringify(document.blocks);

  it('has a cover, how it was asked, a page for every question that can be summed up, and what differs', () => {
    expect(names.slice(0, 2)).toEqual(['', 'About this survey']);
    const asked = questions.filter(({ exhibits }) => exhibits.length > 0).map(({ title }) => title);
    expect(names.slice(2, 2 + asked.length)).toEqual(asked);
    expect(names.at(-1)).toBe('Differences by Gender');
    for (const said of ['Tea: report', '200 valid responses', 'Collected from 2026-11-01 to 2026-11-15'])
      expect(words).toContain(said);
    // The clock is named, and is the one below every table.
    for (const said of ['data as of 2026-11-16 10:00 (China Standard Time)', 'are as of 2026-11-16 10:00 (China'])
      expect(words).toContain(said);
  });

  it('says of data from elsewhere when it was imported, and nothing where nobody knows', () => {
    const said = (field: DraftInput['field']) =>
      JSON.stringify(draftReport({ ...input, field, groups: [] }).document.blocks);
    const imported = said({ is: 'imported', from: '2026-11-15', to: '2026-11-15' });
    expect(imported).toContain('Imported on 2026-11-15.');
    expect(imported).not.toContain('Collected');
    expect(said(undefined)).not.toMatch(/Collected|Imported/);
  });

  it('shows of each question its chart with the sentence on what it says, as its analysis has it', () => {
    for (const { key, exhibits, analysis } of questions) {
      const shown = Object.values(document.blocks).find(
        ({ content }) => content.kind === 'exhibit' && content.analysis === analysis,
      );
      if (exhibits.length === 0) continue;
      const result = results.blocks[shown!.id]!;
      expect(result.kind, key).toBe('exhibit');
      const [first] = exhibits.filter(({ notes }) => notes.length > 0);
      if (result.kind === 'exhibit' && first) expect(result.exhibit.notes.length, key).toBeGreaterThan(0);
      // The same block, counted anew, shows the same.
      expect(resolveBlock(shown!, { find: () => exhibits, choicesOf: () => [], goneText: '' })).toEqual(result);
    }
  });

  it('is a report that may be kept, and has a block for every result', () => {
    expect(checkReport(JSON.parse(JSON.stringify(document)))).toBeUndefined();
    expect(Object.keys(results.blocks).every(id => Object.hasOwn(document.blocks, id))).toBe(true);
  });

  it('says of how many questions it shows what differs, and heads each table by its question', () => {
    expect(words).toContain(
      'Compared by “Gender”: 2. Significant differences: 1 (95% level, Holm’s correction for all 2',
    );
    expect(words).toContain('Differences by Gender: Q1 Satisfaction');
  });

  it('says that no question differs only where some could be compared', () => {
    const saidOf = (tables: DraftInput['groups'][number]['tables']) =>
      JSON.stringify(draftReport({ ...input, groups: [{ title: 'Gender', tables }] }).document.blocks);
    expect(saidOf([crossed('q2', 'q3')])).toContain('Compared by “Gender”: 1. None shows a significant difference');
    const { differs: _differs, ...small } = crossed('q2', 'q3').exhibit as Table;
    const untested = { ...crossed('q2', 'q3'), exhibit: small };
    expect(saidOf([untested])).toContain('no question could be compared');
    expect(saidOf([])).not.toContain('None shows');
    expect(saidOf([])).not.toContain('enough answers');
    expect(saidOf([])).toContain('no other question to compare by “Gender”');
    expect(saidOf([crossed('q2', 'q3'), untested])).toContain('One more could not be compared');
  });
});

describe('a layout', () => {
  const shapes = ['wide', 'sheet'] as const;
  it.each(shapes.flatMap(shape => reportLayouts.map(layout => [shape, layout] as const)))(
    'keeps its places upon the page, and none upon another: %s %s',
    (shape, layout) => {
      const { width, height } = reportShapes[shape];
      const places = layoutPlaces(layout, shape);
      for (const [at, one] of places.entries()) {
        expect(Math.min(one.x, one.y, one.width - 20, one.height - 20)).toBeGreaterThan(0);
        expect([one.x + one.width <= width, one.y + one.height <= height!]).toEqual([true, true]);
        for (const other of places.slice(at + 1))
          expect(
            one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y,
          ).toBe(true);
      }
    },
  );

  it('is none of a phone: its page does not support changing it (S8.29)', () => {
    expect(layoutPlaces('two', 'phone')).toEqual([]);
  });
});

describe('whatever a stranger sends as a report', () => {
  const { document } = draft;
  const plain = JSON.parse(JSON.stringify(document)) as ReportDocument;
  const [pageId] = Object.keys(plain.pages);
  const [blockId] = Object.keys(plain.blocks);
  const page = plain.pages[pageId!]!;
  const block = plain.blocks[blockId!]!;
  const nested = () => {
    let deep: unknown = {};
    for (let step = 0; step < 100_000; step++) deep = { deep };
    return deep;
  };
  const many = <T>(count: number, of: (id: string) => T) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`thing${at}x`, of(`thing${at}x`)]));

  it.each<[string, unknown, string]>([
    ['no report', null, 'not-readable'],
    ['a list', [], 'not-readable'],
    ['a field that there is not', { ...plain, secret: 1 }, 'not-readable'],
    ['no pages', { ...plain, pages: undefined }, 'not-readable'],
    ['a page under another id', { ...plain, pages: { ...plain.pages, other1: page } }, 'not-readable'],
    ['a name of every object', JSON.parse(`{"pages": {"__proto__": {}}}`), 'not-readable'],
    ['a colour that is code', { ...plain, theme: { name: 'pine', accent: 'url(x)' } }, 'not-readable'],
    [
      'a block beside the world',
      { ...plain, blocks: { [blockId!]: { ...block, place: { ...block.place, x: 1e9 } } } },
      'not-readable',
    ],
    [
      'a block that is nothing known',
      { ...plain, blocks: { [blockId!]: { ...block, content: { kind: 'script' } } } },
      'not-readable',
    ],
    [
      'a content whose kind is a name of every object',
      { ...plain, blocks: { [blockId!]: { ...block, content: { kind: 'toString' } } } },
      'not-readable',
    ],
    ['a block of a page that is gone', { ...plain, pages: {} }, 'page-unknown'],
    ['too many pages', { ...plain, blocks: {}, pages: many(201, id => ({ ...page, id })) }, 'too-many-pages'],
    ['too many blocks', { ...plain, blocks: many(1_001, id => ({ ...block, id })) }, 'too-many-blocks'],
    ['too many blocks of one page', { ...plain, blocks: many(41, id => ({ ...block, id })) }, 'too-many-blocks'],
    ['deeper than any stack', { ...plain, filter: nested() }, 'not-readable'],
    ['too many bytes', { ...plain, filter: { x: '统'.repeat(3 * 1024 * 1024) } }, 'too-large'],
  ])('%s', (_name, sent, word) => {
    expect(checkReport(sent)?.word).toBe(word);
  });
});

it('a reader’s choices, the report’s filter, weight and what it derives are upon every analysis', () => {
  const filter = { test: 'answered', variable: 'q1', is: true } as const;
  const document: ReportDocument = {
    ...draft.document,
    filter,
    weight: { by: 'variable', variable: 'w' },
    blocks: {
      choose1: {
        id: 'choose1',
        pageId: 'page0001',
        order: 'a',
        place: { x: 0, y: 0, width: 9, height: 9 },
        content: { kind: 'reader-filter', title: 'Gender', variable: 'q3' },
      },
    },
  };
  const { analysis } = questions[0]!;
  const own = { test: 'answered', variable: 'q2', is: true } as const;
  expect(
    analysisWithin({ ...analysis, filter: own }, document, { choose1: [2], other1: [1], constructor: [1] }),
  ).toEqual({
    ...analysis,
    weight: { by: 'variable', variable: 'w' },
    filter: { all: [own, filter, { test: 'choice', variable: 'q3', is: 'any-of', codes: [2] }] },
  });
});

it('a table from Excel is drawn with its own numbers, and is a table where it has none', () => {
  const sheet = {
    kind: 'sheet',
    title: 'Plan',
    columns: ['Month', 'Sold'],
    rows: [
      ['Jan', 1.5],
      ['Feb', null],
    ],
    as: 'pie',
  } as const;
  expect(sheetExhibit('b', sheet, 'en')).toMatchObject({
    kind: 'parts',
    categories: ['Jan', 'Feb'],
    format: { decimals: 1 },
    series: [{ name: 'Sold', values: [1.5, null] }],
  });
  expect(sheetExhibit('b', { ...sheet, as: 'matrix' }, 'en')).toMatchObject({
    kind: 'table',
    cells: [[{ values: [1.5] }], [{ text: '' }]],
  });
  expect(sheetExhibit('b', { ...sheet, rows: [['Jan', 'few']], as: 'bar' }, 'en')).toMatchObject({ kind: 'table' });
});
