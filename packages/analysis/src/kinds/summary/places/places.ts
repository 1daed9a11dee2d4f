import { provinceTexts } from '@wenshu/texts/findings/provinces';
import { summaryTexts } from '@wenshu/texts/findings/summary';
import type { CountedGroup } from '../../../columns/group-columns.ts';
import type { Exhibit, Note, RegionMap } from '../../../exhibit/exhibits.ts';
import { countFormat } from '../../../exhibit/units.ts';
import type { Filter } from '../../../filter/filter.ts';
import type { Places } from '../asking.ts';
import { type CountedLine, countedTable, type Sums, sumsByName } from '../counted-lines.ts';
import type { SummaryCounts } from '../counts.ts';
import { framed } from '../framed.ts';
import type { Summariser, SummaryContext, Summed } from '../summary.ts';
import { cityNameIn, cityOf, provinceNameIn } from './area-names.ts';

interface Laid {
  readonly areas: Places;
  /** Who gave a place of the list, a position, an address. */
  readonly given: Readonly<Record<Given, Places>>;
  readonly points: Places;
}
type Given = 'area' | 'latitude' | 'address';

interface Area {
  /** Of a city or of a province: GB/T 2260, six digits. */
  readonly code: string;
  /** As respondents chose it, from the province down. */
  readonly name: string;
  readonly sums: Sums;
}
interface Result {
  readonly provinces: readonly Area[];
  readonly cities: readonly Area[];
  readonly bases: Sums;
  readonly given: Readonly<Record<Given, number>>;
  readonly points: NonNullable<RegionMap['points']>;
}

/** What the map of the country shows. In these bounds there are 13,000 steps of half a degree, however many answer. */
const BOUNDS = { latitude: [3, 54], longitude: [73, 136] } as const;
const HALF_DEGREES = 'round(#1 * 2) / 2';
const MOST_CITIES = 50;

/** Where people are: by province and by city of the list, and their positions in steps of half a degree, so that nobody's door is on a map. */
export const placesSummariser: Summariser<Laid, Result> = {
  lay: (summed, asking) => {
    const key = keysOf(summed);
    const rounded = [key('latitude'), key('longitude')].map(variable => asking.formulaOf(HALF_DEGREES, [variable]));
    const answered = (of: Given) => asking.count([], answeredIn(key(of)));
    return {
      areas: asking.count([{ variable: key('area') }, { variable: key('areaName') }]),
      given: { area: answered('area'), latitude: answered('latitude'), address: answered('address') },
      points: asking.count(
        rounded.map(variable => ({ variable })),
        { all: [within(key('latitude'), BOUNDS.latitude), within(key('longitude'), BOUNDS.longitude)].flat() },
      ),
    };
  },
  run: (laid, counts) => ({
    provinces: areasOf(
      laid,
      counts,
      code => `${code.slice(0, 2)}0000`,
      (_code, name) => provinceNameIn(name),
    ),
    cities: areasOf(laid, counts, cityOf, cityNameIn),
    bases: sumsOf(counts, laid.given.area),
    given: {
      area: peopleIn(counts, laid.given.area),
      latitude: peopleIn(counts, laid.given.latitude),
      address: peopleIn(counts, laid.given.address),
    },
    points: counts
      .groups(laid.points)[0]!
      .flatMap(({ by: [latitude, longitude], count }) =>
        typeof latitude === 'number' && typeof longitude === 'number' ? [{ latitude, longitude, size: count }] : [],
      ),
  }),
  present: presentPlaces,
};

type Part = Given | 'longitude' | 'areaName';
/** A place is kept in five variables, which the type names. */
const keysOf =
  ({ question }: Summed) =>
  (part: Part) =>
    `${question.key}#${part}`;

const answeredIn = (variable: string): Filter => ({ test: 'answered', variable, is: true });
const within = (variable: string, [least, most]: readonly [number, number]): readonly Filter[] => [
  { test: 'number', variable, compare: '>=', value: least },
  { test: 'number', variable, compare: '<=', value: most },
];

const ALL = 'all';
const sumsOf = (counts: SummaryCounts, places: Places): Sums => {
  const groups = counts.groups(places);
  return sumsByName(groups, () => ALL).get(ALL) ?? groups.map(() => ({ people: 0, weighted: 0, effective: 0 }));
};
const peopleIn = (counts: SummaryCounts, places: Places) => sumsOf(counts, places)[0]!.people;

function areasOf(
  { areas }: Laid,
  counts: SummaryCounts,
  codeOf: (code: string) => string,
  nameOf: (code: string, name: string) => string,
): readonly Area[] {
  const names = new Map<string, string>();
  const areaOf = ({ by: [code, name] }: CountedGroup) => {
    if (typeof code !== 'string') return undefined;
    const own = codeOf(code);
    if (!names.has(own)) names.set(own, nameOf(own, typeof name === 'string' ? name : code));
    return own;
  };
  return [...sumsByName(counts.groups(areas), areaOf)]
    .map(([code, sums]) => ({ code, name: names.get(code)!, sums }))
    .sort((a, b) => b.sums[0]!.weighted - a.sums[0]!.weighted || (a.code < b.code ? -1 : 1));
}

function presentPlaces(result: Result, summed: Summed, context: SummaryContext): readonly Exhibit[] {
  const { provinces, cities, bases, given, points } = result;
  const texts = summaryTexts[context.language].places;
  const area = keysOf(summed)('area');
  const answered = answeredIn(area);
  const footnote = (text: string) => ({ tone: 'footnote' as const, text });
  const frame = (what: 'provinces' | 'cities' | 'map', notes: Note['notes']) => {
    const own = framed(summed, context, { what, base: bases[0]!, notes });
    return { ...own, title: texts.titles[what](own.title) };
  };
  const lineOf =
    (digits: (code: string) => string, textOf: (one: Area) => string) =>
    (one: Area): CountedLine => ({
      id: one.code,
      text: textOf(one),
      weighted: one.sums.map(({ weighted }) => weighted),
      drill: { test: 'text', variable: area, is: 'starts-with', value: digits(one.code) },
    });
  const named = provinceTexts[context.language];
  const provinceName = ({ code, name }: Area) => (named as Readonly<Record<string, string>>)[code.slice(0, 2)] ?? name;
  const ofProvinces = provinces.map(lineOf(code => code.slice(0, 2), provinceName));
  const ofCities = cities.slice(0, MOST_CITIES).map(lineOf(withoutZeros, ({ name }) => name));
  const told = footnote(texts.given({ position: given.latitude, address: given.address }));
  const left = cities.length - ofCities.length;
  return [
    { ...frame('provinces', [told]), ...countedTable(ofProvinces, bases, context, answered) },
    ...(provinces.length > 0 || points.length > 0
      ? [mapOf({ ...frame('map', points.length > 0 ? [footnote(texts.points)] : []) }, ofProvinces, points, summed)]
      : []),
    ...(cities.length > 0
      ? [
          {
            ...frame('cities', left > 0 ? [footnote(texts.moreCities(left))] : []),
            ...countedTable(ofCities, bases, context, answered),
          },
        ]
      : []),
  ];
}

/** 310000 begins as 31 does, 330100 as 3301 does. */
const withoutZeros = (code: string) => code.replace(/(?:00)+$/, '');

function mapOf(
  frame: Pick<RegionMap, 'id' | 'title' | 'source' | 'notes'>,
  lines: readonly CountedLine[],
  points: Result['points'],
  { look }: Summed,
): RegionMap {
  return {
    ...frame,
    kind: 'map',
    of: 'provinces',
    format: countFormat,
    ...(look.colours && { colours: look.colours }),
    areas: lines.map(({ id, text, weighted, drill }) => ({ code: id, name: text, value: weighted[0]!, drill: drill! })),
    ...(points.length > 0 && { points }),
  };
}
