import { describe, expect, it } from 'vitest';
import { type AudienceDraft, accountLines, audienceOf, countOf, everybody } from './audience-draft.ts';

const draft = (change: Partial<AudienceDraft>): AudienceDraft => Object.assign({}, everybody, change);

describe('whom an announcement goes to', () => {
  it('is everybody unless something else is chosen, whatever was chosen before', () => {
    expect(audienceOf(draft({ planIds: ['team'], accounts: '13000000000' }))).toEqual({
      to: 'everybody',
      administratorsOnly: false,
    });
    expect(audienceOf(draft({ language: 'en', administratorsOnly: true }))).toEqual({
      to: 'everybody',
      administratorsOnly: true,
      language: 'en',
    });
  });

  it('is nobody yet while none is chosen, and never more than are taken', () => {
    for (const to of ['enterprises', 'plans', 'accounts'] as const) expect(audienceOf(draft({ to }))).toBeUndefined();
    expect(audienceOf(draft({ to: 'accounts', accounts: ' \n' }))).toBeUndefined();
    const many = Array.from({ length: 101 }, (_, place) => `1300000${1000 + place}`);
    expect(audienceOf(draft({ to: 'accounts', accounts: many.join('\n') }))).toBeUndefined();
    expect(audienceOf(draft({ to: 'accounts', accounts: many.slice(1).join('\n') }))).toMatchObject({ to: 'accounts' });
    const enterprises = many.slice(0, 51).map(value => ({ value, label: value }));
    expect(audienceOf(draft({ to: 'enterprises', enterprises }))).toBeUndefined();
    expect(audienceOf(draft({ to: 'enterprises', enterprises: enterprises.slice(1) }))).toMatchObject({
      enterpriseIds: many.slice(1, 51),
    });
  });

  it('by account has a line each, known by the place where it was typed', () => {
    const typed = '\n 13000000001 \r\n\na@example.org\n';
    expect(accountLines(typed)).toEqual([
      { line: 2, account: '13000000001' },
      { line: 4, account: 'a@example.org' },
    ]);
    expect(audienceOf(draft({ to: 'accounts', accounts: typed, administratorsOnly: true }))).toEqual({
      to: 'accounts',
      accounts: ['13000000001', 'a@example.org'],
    });
  });
});

it('a count is of who was counted, and of nobody else', () => {
  const of = audienceOf(draft({ to: 'plans', planIds: ['team'] }))!;
  const counted = { of, result: { readers: 3, unknown: [] } };
  expect(countOf(counted, audienceOf(draft({ to: 'plans', planIds: ['team'] })))).toBe(counted.result);
  expect(countOf(counted, audienceOf(draft({ to: 'plans', planIds: ['trial'] })))).toBeUndefined();
  expect(countOf(counted, undefined)).toBeUndefined();
  expect(countOf(undefined, undefined)).toBeUndefined();
});
