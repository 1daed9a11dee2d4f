import type { PresentPerson } from '@wenshu/api-contract';
import { expect, test } from 'vitest';
import { companyOf } from './company-of.ts';
import { coloursOf, initialsOf } from './person-look.ts';

const page = (personId: string, more: Partial<PresentPerson> = {}): PresentPerson => ({
  pageId: `page of ${personId}`,
  personId,
  nickName: personId,
  picture: null,
  questionId: null,
  isTyping: false,
  isSelf: false,
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
  const { people, at } = companyOf(others, 'me');
  expect(people.map(person => [person.personId, person.questionId])).toEqual([
    ['ann', 'q1'],
    ['bob', 'q2'],
  ]);
  expect(at.get('q1')?.map(person => person.personId)).toEqual(['ann']);
  expect(companyOf(others, 'me')).toBe(companyOf(others, 'me'));
});

test.each([
  ['王小明', '小明'],
  ['Ann Lee', 'AL'],
  ['bob', 'B'],
  ['', '·'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('eight people have eight colours, the same for whoever looks', () => {
  const ids = Array.from({ length: 8 }, (_one, at) => `person ${at}`);
  expect(new Set(coloursOf(ids).values()).size).toBe(8);
  expect(coloursOf(ids.toReversed())).toEqual(coloursOf(ids));
  expect(coloursOf([...ids, 'one more']).get('one more')).toMatch(/^#/);
});
