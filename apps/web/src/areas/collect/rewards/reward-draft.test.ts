import { expect, it } from 'vitest';
import { fenOf, findDraftProblems, newDraft, sentReward } from './reward-draft.ts';

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
