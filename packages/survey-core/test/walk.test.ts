import { describe, expect, test } from 'vitest';
import {
  checkPage,
  currentPage,
  nextPage,
  openAnswering,
  previousPage,
  setAnswer,
} from '../src/answering/answering.ts';
import type { AnsweringState } from '../src/answering/answering-state.ts';
import { moveAnswers } from '../src/answering/move-answers.ts';
import { replayAnswers } from '../src/answering/replay.ts';
import type { SurveyModel } from '../src/answering/survey-model.ts';
import type { Condition } from '../src/document/condition.ts';
import { buildSurvey, calculation, fillIn, multiple, number, pageBreak, rule, single } from './surveys/build-survey.ts';

const is = (questionId: string, itemId: string): Condition => ({
  test: 'choice',
  questionId,
  is: 'any-of',
  itemIds: [itemId],
});
const keys = (model: SurveyModel, state: AnsweringState) => currentPage(model, state).questions.map(one => one.key);
const answer = (model: SurveyModel, answers: Record<string, unknown>, from = openAnswering(model)) =>
  Object.entries(answers).reduce((state, [key, raw]) => setAnswer(model, state, key, raw), from);

describe('jumps', () => {
  const model = buildSurvey({
    questions: [single('q1'), fillIn('q2'), pageBreak(), fillIn('q3'), pageBreak(), fillIn('q4')],
    logic: [
      rule({ kind: 'jump', questionId: 'q1', when: is('q1', 'a'), to: { questionId: 'q4' } }),
      rule({ kind: 'jump', questionId: 'q1', when: { any: [is('q1', 'a'), is('q1', 'b')] }, to: { questionId: 'q3' } }),
      rule({ kind: 'screen-out', questionId: 'q1', when: is('q1', 'c') }),
      rule({ kind: 'jump', questionId: 'q3', to: { outcome: 'finished' } }),
    ],
  });

  test('the first rule that holds wins, acts when its page is left, and emptied pages are skipped both ways', () => {
    const state = answer(model, { q1: { item: 'a' } });
    expect(keys(model, state)).toEqual(['q1', 'q2']);
    const last = nextPage(model, state);
    expect(keys(model, last)).toEqual(['q4']);
    expect(currentPage(model, last).isLast).toBe(true);
    expect(keys(model, previousPage(model, last))).toEqual(['q1', 'q2']);
    expect(keys(model, nextPage(model, answer(model, { q1: { item: 'b' } })))).toEqual(['q3']);
  });

  test('a jump to the end ends there', () => {
    const third = nextPage(model, answer(model, { q1: { item: 'b' } }));
    expect(currentPage(model, third).isLast).toBe(true);
    expect(nextPage(model, third).outcome).toBe('finished');
  });

  test('screening is decided when the page is left: nothing on it, nor its button or progress, tells before', () => {
    const open = answer(model, { q1: undefined });
    const screened = answer(model, { q1: { item: 'c' } });
    const view = (state: AnsweringState) => {
      const { questions, ...rest } = currentPage(model, state);
      return { ...rest, keys: questions.map(one => one.key) };
    };
    expect(view(screened)).toEqual(view(open));
    expect(view(screened)).toMatchObject({ keys: ['q1', 'q2'], isLast: false, progress: 0 });
    expect(nextPage(model, screened).outcome).toBe('screened');
    expect(nextPage(model, answer(model, { q1: { item: 'b' } }, screened)).outcome).toBeUndefined();
  });

  test('the replay agrees: what stands beside a screening answer is kept and checked, what comes on later pages is dropped', () => {
    const strict = buildSurvey({
      questions: [single('q1'), fillIn('q2', { required: true }), pageBreak(), fillIn('q3', { required: true })],
      logic: [rule({ kind: 'screen-out', questionId: 'q1', when: is('q1', 'c') })],
    });
    const whole = replayAnswers(strict, { q1: { item: 'c' }, q2: 'x', q3: 'y' });
    expect(whole).toMatchObject({ outcome: 'screened', answers: { q1: { item: 'c' }, q2: 'x' }, problems: [] });
    expect(whole.dropped).toEqual([{ key: 'q3', reason: 'not-reachable' }]);
    expect(replayAnswers(strict, { q1: { item: 'c' } }).problems.map(one => one.key)).toEqual(['q2']);
    expect(checkPage(strict, answer(strict, { q1: { item: 'c' } })).map(one => one.key)).toEqual(['q2']);
  });

  test('of several jumps on one page the farthest counts, and screening beats them all', () => {
    const several = buildSurvey({
      questions: [single('q1'), single('q2'), pageBreak(), fillIn('q3'), pageBreak(), fillIn('q4')],
      logic: [
        rule({ kind: 'jump', questionId: 'q1', when: is('q1', 'a'), to: { questionId: 'q4' } }),
        rule({ kind: 'jump', questionId: 'q2', when: is('q2', 'a'), to: { questionId: 'q3' } }),
        rule({ kind: 'jump', questionId: 'q1', when: is('q1', 'b'), to: { outcome: 'finished' } }),
        rule({ kind: 'screen-out', questionId: 'q2', when: is('q2', 'c') }),
      ],
    });
    const leave = (q1: string, q2: string) =>
      nextPage(several, answer(several, { q1: { item: q1 }, q2: { item: q2 } }));
    expect(keys(several, leave('a', 'a'))).toEqual(['q4']);
    expect(keys(several, leave('c', 'a'))).toEqual(['q3']);
    expect(leave('b', 'a').outcome).toBe('finished');
    expect(leave('b', 'c').outcome).toBe('screened');
  });

  test('a page ends after a question that jumps further down the same page, so that the jump can be decided there', () => {
    const flat = buildSurvey({
      questions: [fillIn('q0'), single('q1'), fillIn('q2'), fillIn('q3')],
      logic: [rule({ kind: 'jump', questionId: 'q1', when: is('q1', 'a'), to: { questionId: 'q3' } })],
    });
    const jumping = answer(flat, { q1: { item: 'a' } });
    expect(keys(flat, jumping)).toEqual(['q0', 'q1']);
    expect(keys(flat, nextPage(flat, jumping))).toEqual(['q3']);
    expect(keys(flat, nextPage(flat, answer(flat, { q1: { item: 'b' } })))).toEqual(['q2', 'q3']);
    expect(replayAnswers(flat, { q1: { item: 'a' }, q2: 'x', q3: 'y' }).answers).toEqual({
      q1: { item: 'a' },
      q3: 'y',
    });
  });

  test('progress counts reachable questions and is never 1 early', () => {
    const state = answer(model, { q1: { item: 'a' } });
    expect(currentPage(model, state).progress).toBe(0);
    expect(currentPage(model, nextPage(model, state)).progress).toBe(0.66);
    expect(currentPage(model, nextPage(model, nextPage(model, state))).progress).toBe(1);
  });

  test('numbers count what is shown', () => {
    const last = nextPage(model, answer(model, { q1: { item: 'a' } }));
    expect(currentPage(model, last).firstNumber).toBe(3);
  });
});

describe('display', () => {
  const model = buildSurvey({
    groups: ['g1', 'g2'],
    questions: [
      single('q1'),
      multiple('q2', ['x', 'y', 'z']),
      fillIn('q3'),
      fillIn('q4', {}, { groupId: 'g2' }),
      fillIn('child', {}, { groupId: 'g2', parentId: 'q4' }),
    ],
    logic: [
      rule({ kind: 'display', target: { questionId: 'q2', itemId: 'z' }, when: is('q1', 'a') }),
      rule({ kind: 'display', target: { questionId: 'q3' }, when: is('q2', 'z') }),
      rule({ kind: 'display', target: { groupId: 'g2' }, when: { test: 'answered', questionId: 'q3', is: true } }),
    ],
  });

  test('a change runs down the chain: option, question, group, child', () => {
    const all = answer(model, { q1: { item: 'a' }, q2: { items: ['y', 'z'] }, q3: 'hello', q4: 'x', child: 'y' });
    expect(keys(model, all)).toEqual(['q1', 'q2', 'q3', 'q4', 'child']);
    const changed = answer(model, { q1: { item: 'b' } }, all);
    expect(keys(model, changed)).toEqual(['q1', 'q2']);
    expect(currentPage(model, changed).questions[1]!.bound.question.items.map(item => item.id)).toEqual(['x', 'y']);
    expect(keys(model, answer(model, { q1: { item: 'a' } }, changed))).toEqual(['q1', 'q2', 'q3', 'q4', 'child']);
  });

  test('the replay drops what is not shown, and says why', () => {
    const replay = replayAnswers(model, {
      q1: { item: 'b' },
      q2: { items: ['y', 'z'] },
      q3: 'hello',
      gone: 1,
      q4: 17,
    });
    expect(replay.answers).toEqual({ q1: { item: 'b' }, q2: { items: ['y'] } });
    expect(replay.dropped).toEqual([
      { key: 'gone', reason: 'question-unknown' },
      { key: 'q2', reason: 'option-not-shown' },
      { key: 'q3', reason: 'not-reachable' },
      { key: 'q4', reason: 'not-readable' },
    ]);
    expect(replay.problems).toEqual([]);
  });

  test('a question without an option left is left out', () => {
    const bare = buildSurvey({
      questions: [single('q1'), single('q2', ['x'])],
      logic: [rule({ kind: 'display', target: { questionId: 'q2', itemId: 'x' }, when: is('q1', 'a') })],
    });
    expect(keys(bare, openAnswering(bare))).toEqual(['q1']);
  });
});

test('hidden questions are never shown or asked for, and their answers count', () => {
  const model = buildSurvey({
    questions: [fillIn('hidden', { isHidden: true, required: true }), fillIn('q2')],
    logic: [
      rule({
        kind: 'display',
        target: { questionId: 'q2' },
        when: { test: 'text', questionId: 'hidden', is: 'equals', value: 'yes' },
      }),
    ],
  });
  expect(openAnswering(model).outcome).toBe('finished');
  const state = openAnswering(model, { answers: { hidden: 'yes' } });
  expect(keys(model, state)).toEqual(['q2']);
  expect(checkPage(model, state)).toEqual([]);
  expect(replayAnswers(model, { hidden: 'yes' }).answers).toEqual({ hidden: 'yes' });
});

describe('option references', () => {
  const model = buildSurvey({
    questions: [multiple('q1', ['a', 'b', 'c']), multiple('q2', ['own'])],
    logic: [rule({ kind: 'option-reference', questionId: 'q2', fromQuestionId: 'q1', take: 'unselected' })],
  });

  test('carry options before the question’s own', () => {
    const state = answer(model, { q1: { items: ['b'] } });
    const shown = currentPage(model, state).questions[1]!.bound.question.items.map(item => item.id);
    expect(shown).toEqual(['a', 'c', 'own']);
    expect(replayAnswers(model, { q1: { items: ['b'] }, q2: { items: ['a', 'b'] } }).answers.q2).toEqual({
      items: ['a'],
    });
  });
});

describe('an exclusive option', () => {
  const NONE = { id: 'none', settings: { isExclusive: true } };
  const survey = (takesExclusive?: true) =>
    buildSurvey({
      questions: [multiple('q1', ['a', 'b', NONE]), multiple('q2', ['own']), fillIn('why')],
      logic: [
        rule({
          kind: 'option-reference',
          questionId: 'q2',
          fromQuestionId: 'q1',
          take: 'all',
          ...(takesExclusive && { takesExclusive }),
        }),
        rule({
          kind: 'question-relation',
          target: { questionId: 'why' },
          fromQuestionId: 'q1',
          take: 'selected',
          ...(takesExclusive && { takesExclusive }),
        }),
      ],
    });
  const shown = (model: SurveyModel) => {
    const { questions } = currentPage(model, answer(model, { q1: { items: ['none'] } }));
    return { q2: questions[1]!.bound.question.items.map(item => item.id), keys: questions.map(one => one.key) };
  };

  test('is not carried forward and makes no round of a loop', () => {
    expect(shown(survey())).toEqual({ q2: ['a', 'b', 'own'], keys: ['q1', 'q2'] });
  });

  test('is and does when its rule asks for it', () => {
    expect(shown(survey(true))).toEqual({ q2: ['a', 'b', 'none', 'own'], keys: ['q1', 'q2', 'why@none'] });
  });
});

test('an option that is carried and typed in by hand as well is seen once', () => {
  const hand = multiple('q2', ['own', 'twin']);
  const model = buildSurvey({
    questions: [
      multiple('q1', ['a', 'b']),
      { ...hand, items: hand.items.map(item => (item.id === 'twin' ? { ...item, title: { text: ' b ' } } : item)) },
    ],
    logic: [rule({ kind: 'option-reference', questionId: 'q2', fromQuestionId: 'q1', take: 'selected' })],
  });
  const state = answer(model, { q1: { items: ['a', 'b'] } });
  const titles = currentPage(model, state).questions[1]!.bound.question.items.map(item => item.title.text.trim());
  expect(titles).toEqual(['A', 'OWN', 'b']);
});

describe('loops', () => {
  const model = buildSurvey({
    groups: ['g1', 'g2'],
    questions: [
      multiple('brands', ['a', 'b', 'c']),
      single('liked', ['yes', 'no'], {
        groupId: 'g2',
        html: '<p>x <span data-qid="brands">Q-Answer</span>?</p>',
        title: 'x Q-Answer?',
      }),
      fillIn('why', {}, { groupId: 'g2' }),
    ],
    logic: [
      rule({ kind: 'question-relation', target: { groupId: 'g2' }, fromQuestionId: 'brands', take: 'selected' }),
      rule({ kind: 'display', target: { questionId: 'why' }, when: is('liked', 'no') }),
    ],
  });

  test('ask a copy per chosen option; a copy reads its own round and quotes its own option', () => {
    const state = answer(model, { brands: { items: ['c', 'a'] }, 'liked@c': { item: 'no' } });
    expect(keys(model, state)).toEqual(['brands', 'liked@a', 'liked@c', 'why@c']);
    const copy = currentPage(model, state).questions[2]!;
    expect(copy.loopItem?.id).toBe('c');
    expect(copy.bound.question.title.text).toBe('x C?');
  });

  test('make the way ahead longer and the bar never shorter; back and forth again it stands where it stood', () => {
    const paged = buildSurvey({
      groups: ['g1', 'g2', 'g3'],
      questions: [
        ...[fillIn('q1'), pageBreak(), multiple('brands', ['a', 'b', 'c']), pageBreak()],
        single('liked', ['yes', 'no'], { groupId: 'g2' }),
        ...[pageBreak({ groupId: 'g3' }), fillIn('end', {}, { groupId: 'g3' })],
      ],
      logic: [
        rule({ kind: 'question-relation', target: { groupId: 'g2' }, fromQuestionId: 'brands', take: 'selected' }),
      ],
    });
    const bar = (state: AnsweringState) => currentPage(paged, state).progress;
    const second = nextPage(paged, openAnswering(paged));
    // Two of three are left as far as anybody knows: the loop has no rounds yet.
    expect(bar(second)).toBe(0.33);
    const unfolded = answer(paged, { brands: { items: ['a', 'b', 'c'] } }, second);
    expect(bar(unfolded)).toBe(0.33);
    const shares: number[] = [bar(unfolded)];
    let state = unfolded;
    while (!state.outcome) {
      state = nextPage(paged, state);
      shares.push(bar(state));
    }
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    const third = nextPage(paged, unfolded);
    expect(bar(third)).toBeGreaterThan(0.33);
    expect(bar(previousPage(paged, third))).toBeLessThan(bar(third));
    // Whoever comes back later stands where the questions say.
    const back = openAnswering(paged, { answers: { brands: { items: ['a', 'b', 'c'] } }, lastQuestionId: 'end' });
    expect(bar(back)).toBe(0.83);
  });

  test('answers of rounds that are gone are dropped', () => {
    const replay = replayAnswers(model, {
      brands: { items: ['a'] },
      'liked@a': { item: 'yes' },
      'liked@b': { item: 'no' },
    });
    expect(Object.keys(replay.answers)).toEqual(['brands', 'liked@a']);
    expect(replay.dropped).toEqual([{ key: 'liked@b', reason: 'not-reachable' }]);
  });

  test('from outside, one copy is enough', () => {
    const outside = buildSurvey({
      questions: [multiple('brands'), single('liked', ['yes', 'no']), fillIn('end')],
      logic: [
        rule({
          kind: 'question-relation',
          target: { questionId: 'liked' },
          fromQuestionId: 'brands',
          take: 'selected',
        }),
        rule({ kind: 'display', target: { questionId: 'end' }, when: is('liked', 'yes') }),
      ],
    });
    const state = answer(outside, {
      brands: { items: ['a', 'b'] },
      'liked@a': { item: 'no' },
      'liked@b': { item: 'yes' },
    });
    expect(keys(outside, state)).toContain('end');
  });
});

describe('what cannot be decided', () => {
  const model = buildSurvey({
    questions: [number('total'), number('part'), fillIn('last')],
    calculations: [calculation('share', '#part / #total')],
    logic: [
      rule({
        kind: 'display',
        target: { questionId: 'last' },
        when: { test: 'calculation', calculationId: 'share', compare: '>', value: 0.5 },
      }),
    ],
  });

  test('blocks the page and refuses the submission, and heals when the answer does', () => {
    const broken = answer(model, { part: '3', total: '0' });
    expect(keys(model, broken)).toContain('last');
    expect(checkPage(model, broken).map(problem => problem.problem)).toEqual(['logic-failed']);
    expect(replayAnswers(model, { part: '3', total: '0' }).problems.map(one => one.problem)).toEqual(['logic-failed']);
    const healed = answer(model, { total: '4' }, broken);
    expect(checkPage(model, healed)).toEqual([]);
    expect(replayAnswers(model, { part: '3', total: '4' }).calculations).toEqual({ share: 0.75 });
  });
});

test('a rule of a hidden question that cannot be decided blocks the page too', () => {
  const model = buildSurvey({
    questions: [number('total'), fillIn('hidden', { isHidden: true }), fillIn('last')],
    calculations: [calculation('share', '1 / #total')],
    logic: [
      rule({
        kind: 'jump',
        questionId: 'hidden',
        when: { test: 'calculation', calculationId: 'share', compare: '>', value: 1 },
        to: { outcome: 'finished' },
      }),
    ],
  });
  expect(checkPage(model, answer(model, { total: '0' })).map(one => one.key)).toEqual(['hidden']);
  expect(checkPage(model, answer(model, { total: '2' }))).toEqual([]);
});

test('a verification waits for its answers and then says the creator’s words', () => {
  const model = buildSurvey({
    questions: [number('q2'), number('q3')],
    verifications: [
      {
        id: 'v1',
        order: 'a',
        questionId: 'q3',
        must: { test: 'number', questionId: 'q3', compare: '<=', value: { questionId: 'q2' } },
        message: { text: 'Q3 must not exceed Q2' },
      },
    ],
  });
  expect(checkPage(model, answer(model, { q3: '5' }))).toEqual([]);
  expect(checkPage(model, answer(model, { q2: '4', q3: '5' }))).toEqual([
    { problem: 'verification-failed', key: 'q3', at: 'v1', message: { text: 'Q3 must not exceed Q2' } },
  ]);
  expect(checkPage(model, answer(model, { q2: '5', q3: '5' }))).toEqual([]);
});

test('answers move to a newer snapshot without what is gone', () => {
  const before = buildSurvey({ questions: [multiple('q1', ['a', 'b']), single('q2'), fillIn('q3'), fillIn('q4')] });
  const after = buildSurvey({ questions: [multiple('q1', ['a', 'c']), fillIn('q2'), fillIn('q4')] });
  const moved = moveAnswers(before, after, { q1: { items: ['a', 'b'] }, q2: { item: 'a' }, q3: 'x', q4: 'y', q5: 1 });
  expect(moved.answers).toEqual({ q1: { items: ['a'] }, q4: 'y' });
  expect(moved.dropped).toEqual([
    { key: 'q1', reason: 'option-gone' },
    { key: 'q2', reason: 'type-changed' },
    { key: 'q3', reason: 'question-gone' },
    { key: 'q5', reason: 'question-gone' },
  ]);
});

test('resuming goes on at the page of the last question, or the nearest that is left', () => {
  const model = buildSurvey({
    questions: [single('q1'), pageBreak(), fillIn('q2'), pageBreak(), fillIn('q3')],
    logic: [rule({ kind: 'display', target: { questionId: 'q3' }, when: is('q1', 'a') })],
  });
  const resumed = openAnswering(model, { answers: { q1: { item: 'a' } }, lastQuestionId: 'q3' });
  expect(keys(model, resumed)).toEqual(['q3']);
  expect(keys(model, openAnswering(model, { answers: { q1: { item: 'b' } }, lastQuestionId: 'q3' }))).toEqual(['q2']);
});
