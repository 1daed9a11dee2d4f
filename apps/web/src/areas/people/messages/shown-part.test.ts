import { expect, it } from 'vitest';
import { FIRST_SHOWN, moreShown, saysNoMore } from './shown-part.ts';

it('shows 8, then 4 more at each end, and no more than there are (P9.5)', () => {
  const seen = [FIRST_SHOWN];
  for (let turn = 0; turn < 4; turn++) seen.push(moreShown(seen.at(-1)!, 15));
  expect(seen).toEqual([8, 12, 15, 15, 15]);
});

it('says that there are no more at the end of a list of more than 5 (P2.96)', () => {
  expect(saysNoMore({ shown: 5, total: 5 })).toBe(false);
  expect(saysNoMore({ shown: 8, total: 6 })).toBe(true);
  expect(saysNoMore({ shown: 8, total: 9 })).toBe(false);
});
