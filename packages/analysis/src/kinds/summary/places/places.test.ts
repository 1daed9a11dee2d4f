import { describe, expect, it } from 'vitest';
import { presentSlowly } from '../../../../test/run-kind.ts';
import type { Row } from '../../../data-set/variable.ts';
import type { Exhibit, RegionMap, Table } from '../../../exhibit/exhibits.ts';
import { leafHeads } from '../../../exhibit/leaf-heads.ts';
import { compileFilter } from '../../../filter/compile-filter.ts';
import { exampleQuestions, exampleVariables } from '../open-examples.ts';
import { defaultSummaryRequest, type SummaryRequest } from '../request.ts';
import { summaryKind } from '../summary-kind.ts';
import { cityNameIn, cityOf } from './area-names.ts';

const shown = (rows: readonly Row[], more: Partial<SummaryRequest> = {}, weight?: string) =>
  presentSlowly(
    summaryKind,
    { ...defaultSummaryRequest, questions: [{ question: 'q8' }], ...more },
    { rows, variables: exampleVariables, questions: exampleQuestions, ...(weight !== undefined && { weight }) },
    'en',
  );
const find = <Found>(exhibits: readonly Exhibit[], id: string) =>
  exhibits.find(one => one.id === id) as unknown as Found;
const linesIn = (table: Table) =>
  leafHeads(table.rows).map(({ head }, line) => [head.text, ...table.cells[line]!.map(({ values }) => values[0])]);

const at = (area: string, areaName: string, more: Row = {}): Row => ({
  'q8#area': area,
  'q8#areaName': areaName,
  ...more,
});
const people: readonly Row[] = [
  at('310101', '上海市黄浦区', { 'q8#latitude': 31.23, 'q8#longitude': 121.47, w: 3 }),
  at('310115', '上海市浦东新区', { 'q8#latitude': 31.1, 'q8#longitude': 121.6, w: 1 }),
  at('330106', '浙江省杭州市西湖区', { 'q8#address': '文三路', w: 1 }),
  at('429004', '湖北省仙桃市', { w: 1 }),
  { 'q8#latitude': 51.5, 'q8#longitude': -0.12, 'q8#address': 'London', w: 1 },
];

describe('places', () => {
  it('are counted by province and by city, of those who chose one', () => {
    const exhibits = shown(people);
    expect(linesIn(find<Table>(exhibits, 'provinces:q8'))).toEqual([
      ['Base', 4, null],
      ['Shanghai', 2, 50],
      ['Zhejiang', 1, 25],
      ['Hubei', 1, 25],
    ]);
    expect(linesIn(find<Table>(exhibits, 'cities:q8')).slice(1)).toEqual([
      ['上海市', 2, 50],
      ['浙江省杭州市', 1, 25],
      ['湖北省仙桃市', 1, 25],
    ]);
  });

  it('weigh as they should, and are compared by group', () => {
    const group = { name: 'Address', filter: { test: 'answered' as const, variable: 'q8#address', is: true } };
    const table = find<Table>(shown(people, { groups: [group] }, 'w'), 'provinces:q8');
    expect(linesIn(table)[1]).toEqual(['Shanghai', 4, (100 * 4) / 6, 0, 0]);
    expect(linesIn(table)[2]).toEqual(['Zhejiang', 1, 100 / 6, 1, 100]);
    expect(table.source.base.weighted).toBe(6);
  });

  it('are areas of a map by their codes, with positions by half degrees and none from abroad', () => {
    const map = find<RegionMap>(shown(people), 'map:q8');
    expect(map.areas.map(({ code, value }) => [code, value])).toEqual([
      ['310000', 2],
      ['330000', 1],
      ['420000', 1],
    ]);
    expect(map.points).toEqual([{ latitude: 31, longitude: 121.5, size: 2 }]);
  });

  it('say how many gave a position or an address', () => {
    const [note] = find<Table>(shown(people), 'provinces:q8').notes;
    expect(note!.text).toContain('3 gave their position and 2 an address');
  });

  it('open as many records as they count', () => {
    const exhibits = shown(people);
    for (const id of ['provinces:q8', 'cities:q8']) {
      const { rows, cells } = find<Table>(exhibits, id);
      for (const [line, { drill }] of rows.entries())
        expect(people.filter(compileFilter(drill!, { timeZone: 'UTC' }))).toHaveLength(cells[line]![0]!.values[0]!);
    }
  });

  it('that nobody gave are an empty table without a map', () => {
    const exhibits = shown([{ 'q8#area': null }]);
    expect(exhibits.map(({ id }) => id)).toEqual(['provinces:q8']);
  });
});

describe('an area', () => {
  it.each([
    ['310101', '上海市黄浦区', '310000', '上海市'],
    ['330106', '浙江省杭州市西湖区', '330100', '浙江省杭州市'],
    ['441900', '广东省东莞市', '441900', '广东省东莞市'],
    ['429004', '湖北省仙桃市', '429004', '湖北省仙桃市'],
    ['152201', '内蒙古自治区兴安盟乌兰浩特市', '152200', '内蒙古自治区兴安盟'],
    ['513401', '四川省凉山彝族自治州西昌市', '513400', '四川省凉山彝族自治州'],
    ['659001', '新疆维吾尔自治区石河子市', '659001', '新疆维吾尔自治区石河子市'],
    ['810001', '香港特别行政区中西区', '810000', '香港特别行政区'],
  ])('%s is in a city', (code, name, city, cityName) => {
    expect([cityOf(code), cityNameIn(cityOf(code), name)]).toEqual([city, cityName]);
  });
});
