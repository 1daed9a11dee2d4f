import { type CountedGroup, countFormat, type Exhibit, every, type RegionMap } from '@wenshu/analysis';
import { progressTexts } from '@wenshu/texts/findings/progress';
import type { Answers, AskList } from '../ask-list.ts';
import { framed, type ProgressContext, spanOf } from '../progress-context.ts';
import { byGroup, happenedIn, tallyOf, totalOf } from '../record-groups.ts';
import { type GroupRow, groupTable } from './group-table.ts';
import { gathered, oneOf } from './sources.ts';

const placeNames = ['nation', 'province', 'city'] as const;
/** The code of a city begins with that of its province (GB/T 2260). */
const PROVINCE_DIGITS = 2;
const REGION_DIGITS = 6;

type Place = readonly [nation: string | null, province: string | null, city: string | null];

/** By province, beside a map of them, and by city. */
export function regionsSection(asks: AskList, context: ProgressContext) {
  const read = asks.count(
    [...placeNames.map(name => `fact:${name}`), 'fact:regionCode', ...byGroup],
    happenedIn(spanOf(context)),
  );
  return (answers: Answers): readonly Exhibit[] => {
    const t = progressTexts[context.language];
    const groups = read(answers);
    const provinces = rowsOf(groups, 2, t.nowhere);
    const cities = rowsOf(
      groups.filter(({ by }) => by[2] !== null),
      3,
      t.nowhere,
    );
    const map = mapOf(context, answers, groups, provinces);
    return [
      ...(map.areas.length > 0 ? [map] : []),
      groupTable(context, answers, { id: 'province', title: t.provinces, rows: provinces }),
      groupTable(context, answers, { id: 'city', title: t.cities, rows: cities }),
    ];
  };
}

function rowsOf(groups: readonly CountedGroup[], depth: number, nowhere: string): GroupRow[] {
  return [...gathered(groups, depth)].map(([key, of]) => {
    const place = JSON.parse(key) as Place;
    const known = place.filter(name => name !== null);
    // A city by its province too: there are two of some names.
    const text = depth === 3 ? [...new Set(known.slice(1))].join(' · ') : known.at(-1);
    const drill = every(place.map((name, at) => oneOf(`fact:${placeNames[at]!}`, name)));
    return { id: key, text: text ?? nowhere, drill, tally: tallyOf(of) };
  });
}

/** By code, never by name; what has no code is in the table beside it only. */
function mapOf(
  context: ProgressContext,
  answers: Answers,
  groups: readonly CountedGroup[],
  provinces: readonly GroupRow[],
): RegionMap {
  const t = progressTexts[context.language];
  const codes = new Map(
    groups.flatMap(({ by }) => (typeof by[3] === 'string' ? [[JSON.stringify(by.slice(0, 2)), by[3]] as const] : [])),
  );
  const areas = provinces.flatMap(({ id, text, tally, drill }) => {
    const code = codes.get(id)?.slice(0, PROVINCE_DIGITS).padEnd(REGION_DIGITS, '0');
    if (code === undefined || totalOf(tally) === 0) return [];
    return [{ code, name: text, value: tally.complete, ...(drill && { drill }) }];
  });
  return {
    ...framed(context, answers, {
      id: 'map',
      title: t.map,
      isOfWindow: true,
      people: areas.reduce((sum, { value }) => sum + value, 0),
    }),
    kind: 'map',
    of: 'provinces',
    format: countFormat,
    areas: areas.toSorted((a, b) => b.value - a.value),
  };
}
