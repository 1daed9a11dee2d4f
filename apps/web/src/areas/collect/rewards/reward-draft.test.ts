import type { Reward } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import { draftOf, fenOf, findDraftProblems, newDraft, sentReward } from './reward-draft.ts';

it('yuan become whole fen, also where a computer’s numbers are not exact', () => {
  expect([fenOf(1.15), fenOf(0.3), fenOf(200), fenOf(1.005)]).toEqual([115, 30, 20_000, 100]);
});

it('what is missing or cannot be split is told, and nothing else', () => {
  expect(findDraftProblems({ ...newDraft, name: 'Thanks' })).toEqual([]);
  expect(findDraftProblems({ ...newDraft, name: '  ', totalYuan: 29.99 })).toEqual(['name', 'amount']);
  expect(findDraftProblems({ ...newDraft, name: 'x', kind: 'fixed', totalYuan: 0 })).toEqual([]);
  expect(findDraftProblems({ ...newDraft, name: 'x', targetKind: 'link' })).toEqual(['target']);
  expect(findDraftProblems({ ...newDraft, name: 'x', targetKind: 'people' })).toEqual([]);
});

it('gift codes are sent without any money, packets with what their kind counts by', () => {
  expect(sentReward({ ...newDraft, name: ' x ', kind: 'codes' })).not.toHaveProperty('totalFen');
  expect(sentReward({ ...newDraft, name: 'x', kind: 'fixed', eachYuan: 1.5, payer: 'e' })).toMatchObject({
    eachFen: 150,
    count: 100,
    payer: { kind: 'enterprise', enterpriseId: 'e' },
  });
  expect(sentReward({ ...newDraft, name: ' x ' })).toMatchObject({
    name: 'x',
    totalFen: 10_000,
    payer: { kind: 'person' },
  });
});

it('who edits one changes nothing of who pays: their own, an enterprise, or somebody else', () => {
  const sentOf = (payer: Partial<Reward['payer']>) => {
    const { target, probability, perDevice, perAddress, holdsSuspicious } = sentReward(newDraft);
    const rules = { target, probability, perDevice, perAddress, holdsSuspicious };
    const money = { count: 3, totalFen: 450, eachFen: 150, payer };
    // As much of one as a draft reads.
    return sentReward(draftOf({ kind: 'fixed', name: 'x', ...rules, ...money } as Reward)).payer;
  };
  expect(sentOf({ kind: 'person', enterpriseId: null, isOwn: true })).toEqual({ kind: 'person' });
  expect(sentOf({ kind: 'enterprise', enterpriseId: 'e', isOwn: false })).toEqual({
    kind: 'enterprise',
    enterpriseId: 'e',
  });
  expect(sentOf({ kind: 'person', enterpriseId: null, isOwn: false })).toBeUndefined();
});
