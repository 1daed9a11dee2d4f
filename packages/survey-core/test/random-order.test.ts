import { describe, expect, test } from 'vitest';
import { currentPage, nextPage, openAnswering, setAnswer } from '../src/answering/answering.ts';
import { shownOrders } from '../src/answering/shown-orders.ts';
import type { SurveyModel } from '../src/answering/survey-model.ts';
import { deal } from '../src/logic/deal.ts';
import { buildSurvey, fillIn, matrix, multiple, pageBreak, rule, single } from './surveys/build-survey.ts';

const seeds = Array.from({ length: 300 }, (_, n) => `record${n}`);
const shownItems = (model: SurveyModel, seed: string) =>
  currentPage(model, openAnswering(model, { context: { seed } })).questions[0]!.bound.question.items.map(
    item => item.id,
  );
const shownKeys = (model: SurveyModel, seed: string) =>
  shownOrders(openAnswering(model, { context: { seed } })).questions;

describe('options in random order', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
  const model = buildSurvey({
    questions: [
      multiple(
        'q',
        [...letters, { id: 'other', settings: { isAnchored: true } }, { id: 'none', settings: { isExclusive: true } }],
        { settings: { isOptionOrderRandom: true } },
      ),
    ],
  });

  test('are the same for the same record, and differ between records', () => {
    expect(shownItems(model, 'r1')).toEqual(shownItems(model, 'r1'));
    expect(new Set(seeds.map(seed => shownItems(model, seed).join())).size).toBeGreaterThan(200);
  });

  test('keep anchored and exclusive ones in place and lose none', () => {
    for (const seed of seeds) {
      const shown = shownItems(model, seed);
      expect(shown.slice(-2)).toEqual(['other', 'none']);
      expect([...shown].sort()).toEqual([...letters, 'other', 'none'].sort());
    }
  });

  test('give every option every place about equally often', () => {
    const first = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const [dealt] = deal(
        letters.map(id => ({ id })),
        {
          seed: `s${n}`,
          listId: 'q',
          isRandom: true,
          count: null,
          isAnchored: () => false,
        },
      );
      first.set(dealt!.id, (first.get(dealt!.id) ?? 0) + 1);
    }
    for (const letter of letters) expect(first.get(letter)).toBeGreaterThan(850);
  });

  test('are kept as shown for the record', () => {
    const state = openAnswering(model, { context: { seed: 'r1' } });
    expect(shownOrders(state).parts.q?.items).toEqual(shownItems(model, 'r1'));
  });

  test('stay within their groups', () => {
    const grouped = buildSurvey({
      questions: [
        single(
          'q',
          ['a', 'b', 'c']
            .map(id => ({ id, groupId: 'first' }))
            .concat(['x', 'y', 'z'].map(id => ({ id, groupId: 'second' }))),
          { settings: { isOptionOrderRandom: true }, itemGroups: ['first', 'second'] },
        ),
      ],
    });
    for (const seed of seeds) expect(shownItems(grouped, seed).slice(0, 3).sort()).toEqual(['a', 'b', 'c']);
  });
});

test('N of M shows so many, beside those that are anchored', () => {
  const model = buildSurvey({
    questions: [
      multiple('q', ['a', 'b', 'c', 'd', { id: 'e', settings: { isAnchored: true } }], {
        settings: { shownOptionCount: 2 },
      }),
    ],
  });
  for (const seed of seeds) {
    const shown = shownItems(model, seed);
    expect(shown).toHaveLength(3);
    expect(shown).toEqual([...shown].sort());
    expect(shown).toContain('e');
  }
});

test('rows are dealt too', () => {
  const model = buildSurvey({
    questions: [
      matrix('q', { rows: ['r1', 'r2', 'r3', 'r4'], settings: { isRowOrderRandom: true, shownRowCount: 2 } }),
    ],
  });
  const orders = seeds.map(seed => shownOrders(openAnswering(model, { context: { seed } })).parts.q!.rows.join());
  expect(new Set(orders).size).toBe(12);
});

describe('questions and groups', () => {
  const model = buildSurvey({
    settings: { isGroupOrderRandom: true },
    groups: [
      { id: 'g1', settings: { isAnchored: true } },
      { id: 'g2', settings: { isQuestionOrderRandom: true, shownQuestionCount: 2 } },
      { id: 'g3', settings: {} },
    ],
    questions: [
      fillIn('intro', {}, { groupId: 'g1' }),
      fillIn('a', {}, { groupId: 'g2' }),
      fillIn('b', {}, { groupId: 'g2' }),
      fillIn('c', {}, { groupId: 'g2' }),
      fillIn('x', {}, { groupId: 'g3' }),
      pageBreak({ groupId: 'g3' }),
      fillIn('y', {}, { groupId: 'g3' }),
    ],
  });

  test('are mixed as blocks, with N of M inside', () => {
    const orders = seeds.map(seed => shownKeys(model, seed));
    expect(orders.every(order => order[0] === 'intro' && order.length === 5)).toBe(true);
    expect(orders.every(order => order.indexOf('y') === order.indexOf('x') + 1)).toBe(true);
    expect(new Set(orders.map(String)).size).toBe(12);
  });
});

describe('options that are carried forward', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
  const carrying = (settings: object = {}) =>
    buildSurvey({
      questions: [
        multiple('q1', letters, { settings: { isOptionOrderRandom: true } }),
        pageBreak(),
        single('q2', ['own1', 'own2'], settings),
      ],
      logic: [rule({ kind: 'option-reference', questionId: 'q2', fromQuestionId: 'q1', take: 'unselected' })],
    });
  const shownAt = (model: SurveyModel, seed: string) => {
    const first = setAnswer(model, openAnswering(model, { context: { seed } }), 'q1', { items: ['c'] });
    const items = (state: typeof first) =>
      currentPage(model, state).questions[0]!.bound.question.items.map(item => item.id);
    return { source: items(first), target: items(nextPage(model, first)) };
  };

  test('keep the order in which their source showed them, before the question’s own', () => {
    const model = carrying();
    for (const seed of seeds.slice(0, 50)) {
      const { source, target } = shownAt(model, seed);
      expect(target).toEqual([...source.filter(id => id !== 'c'), 'own1', 'own2']);
    }
    const orders = seeds.slice(0, 50).map(seed => shownAt(model, seed).target.join());
    expect(new Set(orders).size).toBeGreaterThan(20);
  });

  test('are dealt anew where their own question deals', () => {
    const model = carrying({ settings: { isOptionOrderRandom: true } });
    const differing = seeds.slice(0, 50).filter(seed => {
      const { source, target } = shownAt(model, seed);
      return target.filter(id => letters.includes(id)).join() !== source.filter(id => id !== 'c').join();
    });
    expect(differing.length).toBeGreaterThan(30);
  });
});
