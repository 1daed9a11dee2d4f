import { kano } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { toldBy } from '../../../test/case-data.ts';
import type { PresentContext } from '../kind.ts';
import { presentKano } from './exhibits.ts';

/** With a feature and without it: like 1, must be 2, neutral 3, live with 4, dislike 5. */
const pairs = { M: [3, 5], O: [1, 5], A: [1, 3], I: [3, 3], R: [3, 1], Q: [1, 1] } as const;
type Category = keyof typeof pairs;
const context: PresentContext = {
  language: 'en',
  variables: new Map(),
  questions: new Map(),
  source: { asOf: '' },
};

const settings = {
  table: ['QAAAO', 'RIIIM', 'RIIIM', 'RIIIM', 'RRRRQ'].map(row => [...row]),
  tieOrder: ['M', 'O', 'A', 'I', 'R', 'Q'],
  quadrantSplit: 'mean' as const,
};

/** So many people of each category, and one who did not answer. */
function foundOf(counts: Partial<Record<Category, number>>) {
  const said = Object.entries(counts).flatMap(([category, count]) =>
    Array.from({ length: count }, () => pairs[category as Category]),
  );
  const column = (side: 0 | 1) => [[...said.map(pair => pair[side]), Number.NaN]];
  return kano({ features: ['f'], functional: column(0), dysfunctional: column(1), settings });
}

function shown(counts: Partial<Record<Category, number>>, groups: readonly Partial<Record<Category, number>>[] = []) {
  const people = (own: Partial<Record<Category, number>>) => Object.values(own).reduce((sum, count) => sum + count, 0);
  const segments = groups.map((own, at) => ({ code: at + 3, base: { people: people(own) }, found: foundOf(own) }));
  const found = { all: foundOf(counts), base: { people: people(counts) }, segments, leftOut: [] };
  return presentKano({ ...found, features: ['Bell'], without: 1 }, { slots: {}, options: {} }, context);
}

describe('what is said of features', () => {
  it('of an attractive one how many would miss it, whatever that is', () => {
    const [told] = toldBy(shown({ A: 60, O: 8, M: 4, I: 28 }), 'quadrant', 'meaning');
    expect(told).toBe('Attractive (a pleasant surprise): Bell (60.0%; 12.0% would be dissatisfied without it).');
  });

  it('a tie is a tie: the table goes by the rule, no sentence names a winner', () => {
    const exhibits = shown({ M: 40, A: 40, I: 20 });
    expect(toldBy(exhibits, 'quadrant', 'meaning')).toEqual([]);
    expect(toldBy(exhibits, 'quadrant', 'warning')).toEqual([
      expect.stringContaining('Bell (Must-be and Attractive have the same share)'),
    ]);
  });

  it('a lead within the error is none, nor one of few people', () => {
    expect(toldBy(shown({ M: 42, A: 33, I: 25 }), 'quadrant', 'meaning')).toEqual([]);
    expect(toldBy(shown({ M: 42, A: 33, I: 25 }), 'quadrant', 'warning')[0]).toContain('No clear category');
    expect(toldBy(shown({ M: 25, A: 4 }), 'quadrant', 'meaning')).toEqual([]);
    expect(toldBy(shown({ M: 26, A: 4 }), 'quadrant', 'meaning')[0]).toContain('Bell (86.7%)');
  });

  it('groups differ where that is more than chance, and only then', () => {
    const told = (groups: readonly Partial<Record<Category, number>>[]) =>
      toldBy(shown({ M: 60, A: 40 }, groups), 'segments', 'meaning');
    expect(
      told([
        { M: 45, A: 5 },
        { M: 15, A: 35 },
      ]),
    ).toEqual(['Not the same category for all groups: Bell.']);
    expect(
      told([
        { M: 27, A: 23 },
        { M: 24, A: 26 },
      ])[0],
    ).toContain('no more than chance');
    expect(
      told([
        { M: 45, A: 5 },
        { M: 15, A: 14 },
      ]),
    ).toEqual([]);
    expect(
      told([
        { M: 45, A: 5 },
        { M: 30, A: 20 },
      ]),
    ).toEqual(['Every feature has the same largest category in all groups.']);
  });
});
