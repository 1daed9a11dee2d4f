import type { WaveComparisonInput, WaveComparisonResult } from '@wenshu/statistics';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, toldBy } from '../../../test/case-data.ts';
import { cellsOf, expectNumbers, presentModel, refusalOf } from '../../../test/model-truth.ts';
import type { Table } from '../../exhibit/exhibits.ts';

describe('a trend over waves (S2.14)', () => {
  it('compares means and shares of waves as the reference does', () => {
    const { input, expected } = getReferenceCase('wave_gss3_unweighted') as unknown as {
      readonly input: WaveComparisonInput;
      readonly expected: WaveComparisonResult;
    };
    const names = input.measures.map((_, at) => `m${at}`);
    const columns = Object.fromEntries(
      input.measures.map(({ type, values }, at) => [
        `m${at}`,
        Array.from(values as readonly (number | null)[], value =>
          type === 'mean' || value === null ? value : value === 1 ? 'yes' : 'no',
        ),
      ]),
    );
    const levels = Object.fromEntries(
      input.measures.flatMap(({ type }, at) => (type === 'mean' ? [] : [[`m${at}`, ['yes']]])),
    );
    // Who says no is counted: a second level.
    for (const name of Object.keys(levels)) levels[name] = ['yes', 'no'];
    const data = caseData({ wave: input.wave as readonly string[], ...columns }, { wave: input.waves, ...levels });
    const shown = presentModel(
      'trend',
      { slots: { wave: ['wave'], measures: names }, options: { compare: 'all' } },
      data,
    );
    const tests = cellsOf(shown, 'tests');
    const wanted = input.measures.flatMap(({ type }, at) => {
      const { comparisons } = expected.measures[at]!;
      // "No" is the other side of "yes": as sure, and the other way round.
      return type === 'mean' ? comparisons : [...comparisons, ...comparisons];
    });
    expect(tests).toHaveLength(wanted.length);
    expectNumbers(
      tests.map(row => row[4]),
      wanted.map(({ pValue }) => pValue),
    );
    expectNumbers(
      tests.map(row => row[5]),
      wanted.map(({ pHolm }) => pHolm),
    );
  });

  it('marks what rose and fell, and leaves out waves in which nobody was asked', () => {
    const people = 200;
    const wave = Array.from({ length: people * 3 }, (_, row) => String(1 + Math.floor(row / people)));
    const score = wave.map((of, row) => (of === '1' ? 2 : of === '2' ? 4 : null) && (row % 2) + (of === '1' ? 2 : 4));
    const late = wave.map(of => (of === '3' ? 5 : null));
    const data = caseData({ wave, score: score.map(value => value || null), late });
    const shown = presentModel('trend', { slots: { wave: ['wave'], measures: ['score', 'late'] } }, data);
    const [row] = (shown[0] as Table).cells;
    expect(row!.map(cell => cell.text ?? cell.values[0])).toEqual(['2.50', '4.50 ▲', null]);
    expect(toldBy(shown, 'trend', 'meaning')[0]).toContain('1');
    expect(toldBy(shown, 'trend', 'warning').join()).toContain('late');
  });

  it('needs two waves and something to compare', () => {
    const data = caseData({ wave: ['a', 'a', 'b'], score: [1, 2, 3] });
    expect(refusalOf('trend', { slots: { wave: ['wave'], measures: [] } }, data)).toMatchObject({
      word: 'empty',
      slot: 'measures',
    });
    const single = caseData({ wave: ['a', 'a', 'a'], score: [1, 2, 3] });
    expect(refusalOf('trend', { slots: { wave: ['wave'], measures: ['score'] } }, single)).toMatchObject({
      slot: 'wave',
    });
  });
});
