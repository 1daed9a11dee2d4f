import { answerStatus } from '@wenshu/api-contract';
import { qualityFlags } from '@wenshu/survey-core';
import { expect, it } from 'vitest';
import type { Decided } from './decide-submissions.ts';
import { ownFlags } from './own-flags.ts';
import { NO_PACE } from './quality.repository.ts';

const paces = new Map([['s1', { ...NO_PACE, fastBelowMs: 30_000 }]]);
const { tooFast, straightLine, trap } = qualityFlags;

function flags(
  status: number,
  activeMs: number,
  more: { readonly isSubmit?: boolean; readonly scrollId?: string } = {},
) {
  const { isSubmit = true, scrollId = 's1' } = more;
  // Of a submission only this is read.
  const submission = { trapsFailed: 1, flatGrids: ['q1'], arrival: { scrollId } } as unknown as Decided['submission'];
  return ownFlags({ submission, status, activeMs, isSubmit } as Decided, paces);
}

// Who is sent away at the second question was not careless: flagged, they would be thrown out of the count of those who were screened.
it('is too fast for a whole interview only, never for one that was screened out or full', () => {
  expect(flags(answerStatus.success, 29_999)).toEqual([tooFast, straightLine, trap]);
  expect(flags(answerStatus.success, 30_000)).toEqual([straightLine, trap]);
  for (const status of [answerStatus.screened, answerStatus.quotaFull])
    expect(flags(status, 1_000)).toEqual([straightLine, trap]);
});

it('says nothing of a pace that is not known yet, and nothing at all of who is held', () => {
  expect(flags(answerStatus.success, 1, { scrollId: 'new' })).toEqual([straightLine, trap]);
  expect(flags(answerStatus.quotaHeld, 1, { isSubmit: false })).toBeNull();
});
