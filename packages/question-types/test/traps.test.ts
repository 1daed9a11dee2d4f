import {
  type Answers,
  applyChanges,
  applyCommand,
  buildFlow,
  compileSurvey,
  countFailedTraps,
  createQuestionnaire,
  type Edit,
  isEditProblem,
  type Json,
  preflight,
  type Question,
  type Questionnaire,
  settingDictionary,
  trapsOf,
  upgradeDocument,
  writeSettings,
} from '@wenshu/survey-core';
import { describe, expect, test } from 'vitest';
import { questionTypes } from '../src/core.ts';

type Part = { id: string; order: string; title: { text: string }; settings: Record<string, Json> };
const part = (id: string, settings = {}): Part => ({
  id,
  order: id.at(-3)!.toLowerCase(),
  title: { text: id },
  settings: { ...settings },
});
const right = writeSettings({ isTrapAnswer: true });
const trap = writeSettings({ isTrap: true });
const byId = (parts: readonly Part[]) => Object.fromEntries(parts.map(one => [one.id, one]));

function question(type: string, more: Partial<{ settings: object; items: Part[]; rows: Part[]; id: string }> = {}) {
  const { id = 'trap01', settings = trap, items = [], rows = [] } = more;
  return {
    id,
    type,
    groupId: 'group1',
    order: id,
    seqName: id.toUpperCase(),
    title: { text: id },
    settings,
    items: byId(items),
    itemGroups: {},
    rows: byId(rows),
    rowGroups: {},
  } as Question;
}
const survey = (questions: readonly Question[], more: Partial<Questionnaire> = {}): Questionnaire => ({
  ...createQuestionnaire({ title: 'Drinks', baseLanguageId: 2, groupId: 'group1' }),
  questions: Object.fromEntries(questions.map(one => [one.id, one])),
  ...more,
});
const flowOf = (document: Questionnaire) => buildFlow(document, { scrollId: 'scroll1', versionTime: 1, languageId: 2 });
const failed = (document: Questionnaire, answers: Answers) =>
  countFailedTraps(trapsOf(document, questionTypes), compileSurvey(flowOf(document), questionTypes), answers);
const warned = (document: Questionnaire) =>
  preflight(document, questionTypes)
    .filter(({ problem }) => problem.startsWith('trap-'))
    .map(({ level, problem, partId }) => [level, problem, partId]);
const run = (document: Questionnaire, name: string, input: object): Edit => {
  let next = 0;
  const context = {
    types: questionTypes,
    isPublished: () => false,
    isCreator: true,
    mint: () => `new${String(++next).padStart(5, '0')}`,
  };
  const edit = applyCommand(document, name as never, input as never, context as never);
  if (isEditProblem(edit)) throw new Error(JSON.stringify(edit));
  return edit as Edit;
};

const three = [part('optA01'), part('optB01', right), part('optC01')];
const rows = [part('rowA01'), part('rowB01', trap)];
/** Of every type that can be a trap: an example, an answer that passes it and one that does not. */
const cases: Readonly<Record<string, { of: Question; passes: Json; fails: readonly Json[] }>> = {
  'single-choice': {
    of: question('single-choice', { items: three }),
    passes: { item: 'optB01' },
    fails: [{ item: 'optA01' }],
  },
  dropdown: { of: question('dropdown', { items: three }), passes: { item: 'optB01' }, fails: [{ item: 'optC01' }] },
  scale: { of: question('scale', { items: three }), passes: { item: 'optB01' }, fails: [{ item: 'optA01' }] },
  'multiple-choice': {
    of: question('multiple-choice', { items: [...three, part('optD01', right)] }),
    passes: { items: ['optB01', 'optD01'] },
    fails: [{ items: ['optB01'] }, { items: ['optA01', 'optB01', 'optD01'] }, { items: ['optA01', 'optB01'] }],
  },
  'multi-dropdown': {
    of: question('multi-dropdown', { items: three }),
    passes: { items: ['optB01'] },
    fails: [{ items: ['optB01', 'optC01'] }],
  },
  'matrix-single': {
    of: question('matrix-single', { items: three, rows }),
    passes: { rowA01: 'optC01', rowB01: 'optB01' },
    fails: [{ rowA01: 'optB01', rowB01: 'optC01' }],
  },
  'matrix-scale': {
    of: question('matrix-scale', { items: three, rows }),
    passes: { rowB01: 'optB01' },
    fails: [{ rowB01: 'optA01' }],
  },
  rating: {
    of: question('rating', { settings: writeSettings({ isTrap: true, trapNumber: 2 }) }),
    passes: 2,
    fails: [5],
  },
  nps: { of: question('nps', { settings: writeSettings({ isTrap: true, trapNumber: 0 }) }), passes: 0, fails: [10] },
};

test('every type that says it can be an attention check is tried here, and no other', () => {
  const said = Object.values(questionTypes).filter(({ capabilities }) => capabilities.trap);
  expect(Object.keys(cases).sort()).toEqual(said.map(({ slug }) => slug).sort());
});

describe.each(Object.entries(cases))('an attention check of type %s', (_slug, { of, passes, fails }) => {
  const document = survey([of]);

  test('is passed by its right answer alone; who left it out has neither passed nor failed', () => {
    expect(failed(document, { [of.id]: passes })).toBe(0);
    for (const answer of fails) expect(failed(document, { [of.id]: answer })).toBe(1);
    expect(failed(document, {})).toBeNull();
    const unmarked = writeSettings({ trapNumber: 2 });
    expect(failed(survey([{ ...of, settings: unmarked }]), { [of.id]: fails[0]! })).toBeNull();
  });

  test('leaves nothing of it in what is sent to respondents', () => {
    const sent = JSON.stringify(flowOf(document));
    for (const { code } of [settingDictionary.isTrap, settingDictionary.isTrapAnswer, settingDictionary.trapNumber])
      expect(sent).not.toContain(String(code));
    // Not a byte else is another: who compares it with a survey without it finds nothing.
    const bare = (parts: Question['items']) =>
      Object.fromEntries(Object.values(parts).map(one => [one.id, { ...one, settings: {} }]));
    const plain = { ...of, settings: {}, items: bare(of.items), rows: bare(of.rows as never) as never };
    expect(sent).toBe(JSON.stringify(flowOf(survey([plain]))));
  });

  test('is kept by a copy of the question under new ids, and by a stored document', () => {
    const ids = [of.id, ...Object.keys(of.items), ...Object.keys(of.rows)];
    const copies = Object.fromEntries(ids.map((id, at) => [id, `copy${at}${at}`]));
    const { document: after } = run(document, 'copyQuestion', {
      questionId: of.id,
      order: 'z',
      seqName: 'Q9',
      ids: copies,
    });
    const renamed = (answer: Json): Json =>
      JSON.parse(ids.reduce((text, id) => text.replaceAll(id, copies[id]!), JSON.stringify(answer)));
    const key = copies[of.id]!;
    expect(failed(after, { [of.id]: passes, [key]: renamed(passes) })).toBe(0);
    expect(failed(after, { [of.id]: passes, [key]: renamed(fails[0]!) })).toBe(1);
    const stored = upgradeDocument(JSON.parse(JSON.stringify(document))) as { document: Questionnaire };
    expect(failed(stored.document, { [of.id]: fails[0]! })).toBe(1);
  });

  test('is warned of when it has no right answer, and not when it has', () => {
    expect(warned(document)).toEqual([]);
    const without = { ...of, settings: trap, items: byId(Object.keys(of.items).map(id => part(id))) as never };
    expect(warned(survey([without]))).toEqual([['warning', 'trap-without-answer', undefined]]);
    expect(failed(survey([without]), { [of.id]: fails[0]! })).toBeNull();
  });
});

test('a right option that is deleted or hidden is none any more', () => {
  const document = survey([question('single-choice', { items: three })]);
  const { document: after, inverse } = run(document, 'deleteItems', { questionId: 'trap01', itemIds: ['optB01'] });
  expect(warned(after)).toEqual([['warning', 'trap-without-answer', undefined]]);
  expect(warned(applyChanges(after, inverse))).toEqual([]);
  const isHidden = writeSettings({ isTrapAnswer: true, isHidden: true });
  expect(warned(survey([question('single-choice', { items: [part('optA01'), part('optB01', isHidden)] })]))).toEqual([
    ['warning', 'trap-without-answer', undefined],
  ]);
});

test('a right number that the question does not take is none', () => {
  const settings = writeSettings({ isTrap: true, trapNumber: 7, pointCount: 5 });
  expect(warned(survey([question('rating', { settings })]))).toEqual([['warning', 'trap-without-answer', undefined]]);
});

test('a matrix needs a row that checks besides', () => {
  const document = survey([question('matrix-single', { items: three, rows: [part('rowA01')] })]);
  expect(warned(document)).toEqual([['warning', 'trap-without-answer', undefined]]);
  expect(failed(survey([cases['matrix-single']!.of]), { trap01: { rowA01: 'optA01' } })).toBeNull();
});

test('a right option that not everybody is shown is warned of: random choice without a fixed place, or logic', () => {
  const settings = writeSettings({ isTrap: true, shownOptionCount: 2 });
  expect(warned(survey([question('single-choice', { settings, items: three })]))).toEqual([
    ['warning', 'trap-answer-not-shown', 'optB01'],
  ]);
  const fixed = part('optB01', writeSettings({ isTrapAnswer: true, isAnchored: true }));
  expect(warned(survey([question('single-choice', { settings, items: [part('optA01'), fixed] })]))).toEqual([]);
  const rule = {
    id: 'rule01',
    order: 'a',
    kind: 'display' as const,
    target: { questionId: 'trap01', itemId: 'optB01' },
    when: { test: 'answered' as const, questionId: 'before', is: true },
  };
  const document = survey(
    [question('fill-in', { id: 'before', settings: {} }), question('single-choice', { items: three })],
    {
      logic: { rule01: rule },
    },
  );
  expect(warned(document)).toEqual([['warning', 'trap-answer-not-shown', 'optB01']]);
});

test('several are counted together, a loop’s copies each for itself', () => {
  const source = question('multiple-choice', { id: 'ask001', settings: {}, items: [part('teaA01'), part('milk01')] });
  const looped = question('single-choice', { id: 'trap01', items: three });
  const other = question('nps', { id: 'trap02', settings: writeSettings({ isTrap: true, trapNumber: 3 }) });
  const rule = {
    id: 'rule01',
    order: 'a',
    kind: 'question-relation' as const,
    take: 'selected' as const,
    target: { questionId: 'trap01' },
    fromQuestionId: 'ask001',
  };
  const document = survey([source, looped, other], { logic: { rule01: rule } });
  const answers = { ask001: { items: ['teaA01', 'milk01'] }, 'trap01@teaA01': { item: 'optA01' } };
  expect(failed(document, { ...answers, 'trap01@milk01': { item: 'optB01' }, trap02: 10 })).toBe(2);
});

test('the marks go where the new type can have none, and stay where it can', () => {
  const document = survey([question('single-choice', { items: three })]);
  const asMany = run(document, 'changeType', { questionId: 'trap01', type: 'multiple-choice' }).document;
  expect(failed(asMany, { trap01: { items: ['optB01'] } })).toBe(0);
  const asRanking = run(document, 'changeType', { questionId: 'trap01', type: 'ranking' }).document;
  expect(JSON.stringify(asRanking)).not.toMatch(/2006[123]/);
});

test('no type takes the marks that cannot be one', () => {
  const document = survey([question('ranking', { settings: {}, items: [part('optA01'), part('optB01')] })]);
  const context = { types: questionTypes, isPublished: () => false, isCreator: true };
  for (const input of [{ settings: trap }, { itemId: 'optA01', settings: right }])
    expect(
      applyCommand(document, 'updateSettings', { questionId: 'trap01', ...input }, context as never),
    ).toMatchObject({
      problem: 'setting-unknown',
    });
});
