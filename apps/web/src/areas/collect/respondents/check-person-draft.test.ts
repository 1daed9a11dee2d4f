import { checkRespondent } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { blankPerson, checkNewField, checkPerson, faultOf, isBlankPerson } from './check-person-draft.ts';

describe('a person who is being written', () => {
  it.each([
    ['nobody yet', blankPerson, true],
    ['nobody, though labelled', { ...blankPerson, name: '  ', labels: ['VIP'] }, true],
    ['somebody by a field of the list alone', { ...blankPerson, custom: { shop: 'North' } }, false],
    ['somebody with a mailbox', { ...blankPerson, email: 'lin@example.com' }, false],
  ])('is %s', (_, draft, isBlank) => {
    expect(isBlankPerson(draft)).toBe(isBlank);
  });

  it('is stored without the fields that were left empty', () => {
    const draft = { ...blankPerson, name: 'Lin', custom: { shop: 'North', floor: '' } };
    expect(checkPerson(checkRespondent, draft)).toHaveProperty('respondent.custom', { shop: 'North' });
  });

  it('has what is wrong told at its field alone', () => {
    const checked = checkPerson(checkRespondent, { ...blankPerson, name: 'Lin', email: 'no mailbox' });
    expect(faultOf(checked, 'email')).toBeDefined();
    expect(faultOf(checked, 'name')).toBeUndefined();
    expect(faultOf(checkPerson(checkRespondent, { ...blankPerson, name: 'Lin' }), 'email')).toBeUndefined();
  });
});

it.each([
  ['is new', ' shop ', { wanted: 'shop', isTaken: false, isRight: true }],
  ['is there already', 'floor', { wanted: 'floor', isTaken: true, isRight: false }],
  ['says nothing', '  ', { wanted: '', isTaken: false, isRight: false }],
])('a field that %s', (_, name, checked) => {
  expect(checkNewField(name, ['floor'])).toEqual(checked);
});
