import type { PresentPerson } from '@wenshu/api-contract';
import { expect, test } from 'vitest';
import { otherPeople, peopleAt } from './people-at.ts';
import { colourOf, initialsOf } from './person-look.ts';

const page = (personId: string, more: Partial<PresentPerson> = {}): PresentPerson => ({
  ...{ pageId: `page of ${personId}`, personId, nickName: personId, picture: null, questionId: null },
  ...{ isTyping: false, isSelf: false },
  ...more,
});

test('a person with several pages is one, at the page where something happens; my other page is nobody', () => {
  const others = [
    page('ann'),
    page('ann', { questionId: 'q1' }),
    page('bob', { questionId: 'q1' }),
    page('bob', { questionId: 'q2', isTyping: true }),
    page('me', { isSelf: true, questionId: 'q1' }),
  ];
  expect(otherPeople(others).map(person => [person.personId, person.questionId])).toEqual([
    ['ann', 'q1'],
    ['bob', 'q2'],
  ]);
  expect(peopleAt(others, 'q1')?.map(person => person.personId)).toEqual(['ann']);
  expect(peopleAt(others, 'q1')).toBe(peopleAt(others, 'q1'));
  expect(peopleAt(others, 'q3')).toBeUndefined();
});

test.each([
  ['王小明', '小明'],
  ['Ann Lee', 'AL'],
  ['bob', 'B'],
  ['', '·'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a person has one colour', () => {
  expect(colourOf('0197-ann')).toBe(colourOf('0197-ann'));
});
