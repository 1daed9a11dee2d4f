import { describe, expect, it } from 'vitest';
import type { Exhibit } from '../exhibit/exhibits.ts';
import { lookThrough, tellLooked } from './look-through.ts';

const table = (p: number | undefined, people = 60): Exhibit => ({
  kind: 'table',
  id: 'means',
  title: '',
  source: { asOf: '', base: { people } },
  notes: [],
  columns: [],
  rows: [],
  measures: [],
  cells: [],
  ...(p !== undefined && { differs: [{ p, effect: 0.2 }] }),
});
const by = (group: string, ...exhibits: readonly Exhibit[]) => ({ group, exhibits });

describe('an outcome by one grouping after the other', () => {
  it('stands where its p holds among all tests (Holm), the surest first', () => {
    const look = [by('Age', table(0.02)), by('City', table(0.001)), by('Job', table(0.3)), by('Sex', table(0.012))];
    const found = lookThrough(look);
    // Of four tests the second surest may be at most 0.05 / 3, the third 0.05 / 2.
    expect(found.standing.map(({ group }) => group)).toEqual(['City', 'Sex', 'Age']);
    expect(found).toMatchObject({ tested: 4, untested: [] });
    const more = [...look, by('Home', table(0.9)), by('Team', table(0.8))];
    expect(lookThrough(more).standing.map(({ group }) => group)).toEqual(['City']);
    expect(tellLooked('Joy', lookThrough(more), 'en')).toEqual([
      '“Joy” differs significantly by “City” (95% level, Holm’s correction for all tests made: 6).',
    ]);
  });

  it('is not tested of fewer than 30 people, nor where nothing could be worked out, and says so', () => {
    const found = lookThrough([by('Age', table(0.001, 29)), by('City'), by('Job', table(0.04, 30))]);
    expect(found.untested.map(({ group }) => group)).toEqual(['Age', 'City']);
    expect(tellLooked('Joy', found, 'en')).toEqual([
      expect.stringContaining('by “Job”'),
      'Not tested, as too few people answered: “Age”, “City”.',
    ]);
    const none = lookThrough([by('Age', table(0.001, 29)), by('City', table(undefined))]);
    expect(tellLooked('满意度', none, 'zh')).toEqual([expect.stringContaining('都无法检验')]);
  });
});
