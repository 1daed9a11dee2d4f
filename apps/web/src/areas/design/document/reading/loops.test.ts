import { createQuestionnaire, type Questionnaire } from '@wenshu/survey-core';
import { expect, test } from 'vitest';
import { blocksOf, landingOf, loopOf } from './loops.ts';
import { newQuestion } from './new-question.ts';
import { sectionsOf } from './sections-of.ts';
import { runCommand } from './testing/run-command.ts';

const group = (groupId: string, order: string) => (document: Questionnaire) =>
  runCommand(document, 'saveQuestionGroup', { groupId, order, title: { text: groupId } });
const question =
  (questionId: string, groupId: string, type: 'multiple-choice' | 'fill-in' = 'fill-in', parentId?: string) =>
  (document: Questionnaire) =>
    runCommand(document, 'addTopQuestion', {
      ...newQuestion(document, type, { groupId, afterId: undefined, ...(parentId && { parentId }) }),
      questionId,
    });
const loop =
  (target: { groupId: string } | { questionId: string }, ruleId = 'loop000001') =>
  (document: Questionnaire) =>
    runCommand(document, 'saveQuestionRelationLogic', {
      ruleId,
      order: ruleId,
      target,
      fromQuestionId: 'brands0001',
      take: 'selected',
    });
const make = (...steps: ((document: Questionnaire) => Questionnaire)[]) =>
  steps.reduce(
    (document, step) => step(document),
    createQuestionnaire({ title: 'Brands', baseLanguageId: 2, groupId: 'known00001' }),
  );

/** Which brands, then the looped group with two questions. */
const brands = make(
  group('looped0001', 'x'),
  question('brands0001', 'known00001', 'multiple-choice'),
  question('rating0001', 'looped0001'),
  question('reason0001', 'looped0001'),
  loop({ groupId: 'looped0001' }),
);

test('a question added after the last one of a looped group is in the loop, and may go to a group of its own behind it', () => {
  const added = question('occupation', 'looped0001')(brands);
  expect(landingOf(added, 'occupation')).toMatchObject({
    loop: { id: 'loop000001' },
    isInside: true,
    other: { newGroupAfterId: 'looped0001' },
  });
  expect(landingOf(added, 'brands0001')).toBeUndefined();
});

test('where a group follows the loop, the other place is its beginning, unless a loop asks that one too', () => {
  const followed = group('people0001', 'y')(brands);
  const added = question('occupation', 'looped0001')(followed);
  expect(landingOf(added, 'occupation')?.other).toEqual({ groupId: 'people0001', afterId: null });
  const both = loop({ groupId: 'people0001' }, 'loop000002')(added);
  expect(landingOf(both, 'occupation')?.other).toEqual({ newGroupAfterId: 'looped0001' });
});

test('the first question behind a loop has missed it, the second is beside nothing', () => {
  const behind = make(
    () => brands,
    group('people0001', 'y'),
    question('occupation', 'people0001'),
    question('age0000001', 'people0001'),
  );
  expect(landingOf(behind, 'occupation')).toMatchObject({
    isInside: false,
    other: { groupId: 'looped0001', afterId: undefined },
  });
  expect(landingOf(behind, 'age0000001')).toBeUndefined();
});

test('a frame is around all that a loop asks: a whole group, or one question with its children', () => {
  const asked = make(
    () => brands,
    group('people0001', 'y'),
    question('usage00001', 'people0001'),
    question('usagechild', 'people0001', 'fill-in', 'usage00001'),
    question('occupation', 'people0001'),
    loop({ questionId: 'usage00001' }, 'loop000002'),
  );
  const framed = sectionsOf(asked).map(section =>
    blocksOf(asked, section).map(block => [block.loop?.id, block.questions.map(({ id }) => id)]),
  );
  expect(framed).toEqual([
    [[undefined, ['brands0001']]],
    // The group's own loop is drawn around the section.
    [[undefined, ['rating0001', 'reason0001']]],
    [
      ['loop000002', ['usage00001', 'usagechild']],
      [undefined, ['occupation']],
    ],
  ]);
  const loopIdOf = (id: string) => loopOf(asked, asked.questions[id]!)?.id;
  expect(['brands0001', 'reason0001', 'usagechild', 'occupation'].map(loopIdOf)).toEqual([
    undefined,
    'loop000001',
    'loop000002',
    undefined,
  ]);
});
