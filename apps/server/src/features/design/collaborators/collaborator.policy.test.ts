import { rights } from '@wenshu/api-contract';
import { describe, expect, it } from 'vitest';
import { checkRemoval, decideGrant } from './collaborator.policy.ts';

describe('decideGrant', () => {
  it('gives everything but passing it on when nobody says otherwise', () => {
    expect(decideGrant(undefined, rights)).toEqual(rights.filter(right => right !== 'questionnaire.share'));
  });

  it('gives no more than the giver holds', () => {
    expect(decideGrant(undefined, ['questionnaire.share', 'questionnaire.view'])).toEqual(['questionnaire.view']);
    expect(decideGrant(['records.export'], ['questionnaire.share', 'records.view'])).toBeUndefined();
  });
});

describe('checkRemoval', () => {
  const all = { personId: 'creator', rights };
  const editor = { personId: 'editor', rights: ['questionnaire.view', 'questionnaire.edit'] as const };
  const sharer = { personId: 'sharer', rights: ['questionnaire.view', 'questionnaire.share'] as const };
  const holders = [all, editor, sharer];

  it.each([
    ['creator', 'editor', undefined],
    ['creator', 'sharer', undefined],
    ['creator', 'nobody', 'not-a-collaborator'],
    ['sharer', 'editor', 'holds-more'],
    ['sharer', 'creator', 'holds-more'],
    ['sharer', 'sharer', undefined],
    ['creator', 'creator', undefined],
  ])('lets %s remove %s: %s', (remover, removed, problem) => {
    expect(checkRemoval(holders, remover, removed)).toBe(problem);
  });

  it('keeps the last one who can let others in', () => {
    expect(checkRemoval([all, editor], 'creator', 'creator')).toBe('last-sharer');
  });
});
