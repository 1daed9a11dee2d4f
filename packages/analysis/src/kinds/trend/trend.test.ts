import type { WaveComparisonInput, WaveComparisonResult } from '@wenshu/statistics';
import { WAVE_QUESTION } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { getReferenceCase } from '../../../../statistics/test/reference-case.ts';
import { caseData, toldBy } from '../../../test/case-data.ts';
import { cellsOf, expectNumbers, presentModel, refusalOf } from '../../../test/model-truth.ts';
import { tableTsv } from '../../exhibit/copied-table.ts';
import type { Lines, Table } from '../../exhibit/exhibits.ts';
import { leafHeads } from '../../exhibit/leaf-heads.ts';
import { tableOf } from '../../exhibit/table-of.ts';
import { trendClaims } from './claims.ts';

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
      tests.map(row => row.slice(-2)),
      wanted.map(({ pValue, pHolm }) => [pValue, pHolm]),
    );
    // Of shares in percentage points, of means in what they are measured in: columns of their own.
    const ofShares = input.measures.flatMap(({ type }, at) => {
      const { comparisons } = expected.measures[at]!;
      const of = (sign: 1 | -1) =>
        comparisons.map(({ difference, ciLower, ciUpper }) =>
          [difference, ...(sign === 1 ? [ciLower!, ciUpper!] : [ciUpper!, ciLower!])].map(value => sign * value),
        );
      return type === 'mean' ? of(1) : [...of(1), ...of(-1)].map(line => line.map(value => 100 * value));
    });
    const isMean = (row: readonly unknown[]) => row[1] === '';
    expectNumbers(
      tests.map(row => (isMean(row) ? row.slice(4, 7) : row.slice(1, 4))),
      ofShares,
    );
    const shares = cellsOf(shown, 'trend').filter(
      (_, at) => leafHeads((shown[0] as Table).rows)[at]!.head.role === 'category',
    );
    expectNumbers(
      shares,
      input.measures.flatMap(({ type }, at) => {
        const { waves } = expected.measures[at]!;
        const yes = waves.map(({ estimate }) => 100 * estimate);
        return type === 'mean' ? [] : [yes, yes.map(percent => 100 - percent)];
      }),
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
    expect(row).toEqual([{ values: [2.5] }, { values: [4.5], letters: '▲' }, { values: [null] }]);
    expect(toldBy(shown, 'trend', 'meaning')[0]).toContain('1');
    expect(toldBy(shown, 'trend', 'warning').join()).toContain('late');
  });

  it('shows shares in per cent and their differences in points, in table, lines and tests', () => {
    // 34 of 50 and 45 of 90: somebody of each wave did not answer.
    const said = (wave: string, yes: number, no: number, silent: number) => [
      ...Array.from({ length: yes }, () => [wave, 'yes']),
      ...Array.from({ length: no }, () => [wave, 'no']),
      ...Array.from({ length: silent }, () => [wave, null]),
    ];
    const people = [...said('spring', 34, 16, 3), ...said('autumn', 45, 45, 7)];
    const data = caseData(
      { wave: people.map(([wave]) => wave!), known: people.map(([, answer]) => answer!) },
      { wave: ['spring', 'autumn'], known: ['no', 'yes'] },
    );
    const shown = presentModel('trend', { slots: { wave: ['wave'], measures: ['known'] } }, data);
    expectNumbers(cellsOf(shown, 'trend'), [
      [32, 50],
      [68, 50],
    ]);
    const lines = shown.find((one): one is Lines => one.id === 'shares')!;
    expectNumbers(
      lines.series.map(({ values }) => values),
      [
        [32, 50],
        [68, 50],
      ],
    );
    expectNumbers(
      cellsOf(shown, 'tests').map(row => row[1]),
      [18, -18],
    );
    expect(tableTsv(shown[0] as Table, 'en')).toContain('yes\t68.0%\t50.0%');
    expect(tableTsv(shown.find((one): one is Table => one.id === 'tests')!, 'en')).toContain('18.0 pp');
    expect(tableTsv(tableOf(lines, 'zh'), 'zh')).toContain('spring\t32.0%\t68.0%');
  });

  it('says nothing of a wave in which nobody chose what another wave has: it may not have been offered', () => {
    const said = (wave: string, answers: Readonly<Record<string, number>>) =>
      Object.entries(answers).flatMap(([answer, count]) => Array.from({ length: count }, () => [wave, answer]));
    const people = [
      ...said('1', { a: 40, b: 20 }),
      ...said('2', { a: 40, b: 19, fresh: 30 }),
      ...said('3', { a: 50, fresh: 60 }),
    ];
    const data = caseData(
      { [WAVE_QUESTION]: people.map(([wave]) => wave!), brand: people.map(([, brand]) => brand!) },
      { brand: ['fresh', 'b', 'a', 'never'] },
    );
    const asked = { slots: { wave: [WAVE_QUESTION], measures: ['brand'] } };
    const shown = presentModel('trend', asked, data);
    const [fresh, b, , never] = cellsOf(shown, 'trend');
    expectNumbers(fresh, [null, (100 * 30) / 89, (100 * 60) / 110]);
    expectNumbers(b, [(100 * 20) / 60, (100 * 19) / 89, null]);
    // Chosen by nobody at all: nothing tells that it was not offered.
    expectNumbers(never, [0, 0, 0]);
    const pairs = leafHeads(shown.find((one): one is Table => one.id === 'tests')!.rows).map(({ head }) => head.id);
    expect(pairs.filter(id => id.startsWith('brand 1 '))).toEqual(['brand 1 1 2']);
    expect(pairs.filter(id => id.startsWith('brand 2 '))).toEqual(['brand 2 0 1']);
    const [warning] = toldBy(shown, 'trend', 'warning');
    expect(warning).toContain('brand: fresh, brand: b');
    expect(warning).not.toContain('never');
    const [only] = cellsOf(
      presentModel('trend', asked, { ...data, rows: data.rows.filter(row => row[WAVE_QUESTION] !== 3) }),
      'trend',
    );
    expectNumbers(only, [null, (100 * 30) / 89]);
    // Where it is known what each wave offered, nobody is 0 % and not offered is nothing: in wave 1 "fresh" was not there, in wave 3 "b" was.
    const variables = data.variables.map(one => (one.key === 'brand' ? { ...one, notOffered: { 1: [1] } } : one));
    const [known, gone] = cellsOf(presentModel('trend', asked, { ...data, variables }), 'trend');
    expectNumbers(known, [null, (100 * 30) / 89, (100 * 60) / 110]);
    expectNumbers(gone, [(100 * 20) / 60, (100 * 19) / 89, 0]);
    // Groups of one wave were all asked the same.
    const groups = caseData(
      { group: people.map(([wave]) => wave!), brand: people.map(([, brand]) => brand!) },
      { brand: ['fresh', 'b', 'a', 'never'] },
    );
    const [own] = cellsOf(presentModel('trend', { slots: { wave: ['group'], measures: ['brand'] } }, groups), 'trend');
    expectNumbers(own, [0, (100 * 30) / 89, (100 * 60) / 110]);
  });

  it('concludes nothing from waves of fewer than 30 people', () => {
    const wave = Array.from({ length: 58 }, (_, row) => String(1 + Math.floor(row / 29)));
    const data = caseData({ wave, score: wave.map((of, row) => (row % 3) + (of === '1' ? 0 : 9)) });
    const shown = presentModel('trend', { slots: { wave: ['wave'], measures: ['score'] } }, data);
    expect((shown[0] as Table).cells[0]!.every(({ letters }) => letters === undefined)).toBe(true);
    expect(toldBy(shown, 'trend', 'meaning')).toEqual([trendClaims.notJudged.show('en')]);
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
