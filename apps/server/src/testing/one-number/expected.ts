import {
  deviationOf,
  effectiveOf,
  meanInterval,
  meanOf,
  percentileOf,
  sum,
  type Weighed,
  wilson,
} from './plain-statistics.ts';

/** A number as it shall be read: what it is, in what, and with how many decimals; null where nobody is behind it. */
export interface Wanted {
  readonly as: 'count' | 'percent' | 'number' | 'money' | 'seconds' | 'points';
  readonly decimals: number;
  readonly value: number | null;
}
/** A number, a word, or nothing at all. */
export type WantedCell = Wanted | string;

interface Behind {
  readonly id: string;
  /** Whom it is about. */
  readonly base: readonly Somebody[];
  /** It counts records, whatever they weigh. */
  readonly isOfRecords?: true;
}
export interface WantedTable extends Behind {
  readonly kind: 'table';
  /** Its columns stand in groups, which have heads of their own. */
  readonly isGrouped?: true;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...WantedCell[]])[];
}
export interface WantedChart extends Behind {
  readonly kind: 'chart';
  /** Office has no such chart: it is a picture there. */
  readonly isPicture?: true;
  readonly decimals?: number;
  readonly as: Wanted['as'];
  /** By name of the series, or of the row of a heat map. */
  readonly series: Readonly<Record<string, readonly (number | null)[]>>;
}
/** Words, files, clicks: how many there are. */
export interface WantedOther extends Behind {
  readonly kind: 'other';
  readonly total?: number;
  readonly numbers?: Readonly<Record<string, readonly number[]>>;
}
export type WantedExhibit = WantedTable | WantedChart | WantedOther;

export const count = (value: number): Wanted => ({ as: 'count', decimals: 0, value });
export const percent = (value: number | null): Wanted => ({ as: 'percent', decimals: 1, value });
export type NumberStyle = Omit<Wanted, 'value'>;
export const twoDecimals: NumberStyle = { as: 'number', decimals: 2 };

/** Somebody whose answers are looked at, and how much they weigh. */
export interface Somebody {
  // biome-ignore lint/suspicious/noExplicitAny: stored JSON as it stands.
  readonly answers: Readonly<Record<string, any>>;
  readonly weight: number;
}
export type Of<T> = (one: Somebody) => T;
/** Its words, and whether somebody chose it. */
export type Option = readonly [string, Of<boolean>];

export const weightIn = (all: readonly Somebody[]) => sum(all.map(({ weight }) => weight));
export const shareIn = (all: readonly Somebody[], has: Of<boolean>): number | null =>
  weightIn(all) > 0 ? weightIn(all.filter(has)) / weightIn(all) : null;
const inPercent = (share: number | null) => (share === null ? null : 100 * share);
export const percentIn = (all: readonly Somebody[], has: Of<boolean>) => inPercent(shareIn(all, has));
export const numbersIn = (all: readonly Somebody[], of: Of<number | undefined>): readonly Weighed[] =>
  all.flatMap(one => {
    const value = of(one);
    return value === undefined ? [] : [{ value, weight: one.weight }];
  });

const LOW = '95% interval, low';
const HIGH = '95% interval, high';

/** Options of a question: how many, per cent of those who answered, and its interval; and the bars of the per cents. */
export function shares(
  key: string,
  all: readonly Somebody[],
  answered: Of<boolean>,
  options: readonly Option[],
): readonly WantedExhibit[] {
  const base = all.filter(answered);
  const effective = effectiveOf(base.map(({ weight }) => weight));
  return [
    {
      kind: 'table',
      id: `shares:${key}`,
      base,
      columns: ['Count', 'Per cent', LOW, HIGH],
      rows: [
        ['Base', count(base.length), '', '', ''],
        ...options.map(([text, has]): WantedTable['rows'][number] => {
          const share = shareIn(base, has)!;
          const [low, high] = wilson(share, effective);
          return [text, count(weightIn(base.filter(has))), percent(100 * share), percent(low), percent(high)];
        }),
      ],
    },
    {
      kind: 'chart',
      id: `chart:${key}`,
      base,
      as: 'percent',
      series: { Total: options.map(([, has]) => percentIn(base, has)) },
    },
  ];
}

/** What numbers come to. */
export function figures(
  key: string,
  all: readonly Somebody[],
  of: Of<number | undefined>,
  { style = twoDecimals, points }: { readonly style?: NumberStyle; readonly points?: readonly [number, number] } = {},
): WantedTable {
  const numbers = numbersIn(all, of);
  const line = (text: string, value: number): WantedTable['rows'][number] => [text, { ...style, value }];
  const share = (has: (value: number) => boolean) =>
    percentIn(
      all.filter(one => of(one) !== undefined),
      one => has(of(one)!),
    );
  const [low, high] = meanInterval(numbers);
  const values = numbers.map(({ value }) => value);
  return {
    kind: 'table',
    id: `figures:${key}`,
    base: all.filter(one => of(one) !== undefined),
    columns: ['Total'],
    rows: [
      ['Base', count(numbers.length)],
      line('Mean', meanOf(numbers)),
      line('Mean, 95% interval, low', low),
      line('Mean, 95% interval, high', high),
      line('Standard deviation', deviationOf(numbers)),
      line('Median', percentileOf(numbers, 0.5)),
      ...(points
        ? [
            ['Top 2 box', percent(share(value => value > points[1] - 2))] as const,
            ['Bottom 2 box', percent(share(value => value < points[0] + 2))] as const,
          ]
        : [
            line('Lower quartile', percentileOf(numbers, 0.25)),
            line('Upper quartile', percentileOf(numbers, 0.75)),
            line('Minimum', Math.min(...values)),
            line('Maximum', Math.max(...values)),
          ]),
    ],
  };
}

export interface WantedItem {
  readonly text: string;
  readonly of: Of<number | undefined>;
  readonly before?: readonly Wanted[];
  readonly more?: readonly Wanted[];
}
interface ItemsLook {
  readonly style?: NumberStyle;
  readonly mean?: string;
  readonly before?: readonly string[];
  readonly more?: readonly string[];
  readonly hasChart?: boolean;
  readonly base: readonly Somebody[];
}

/** A line of numbers for each item, and a bar of its mean. */
export function items(
  key: string,
  all: readonly Somebody[],
  list: readonly WantedItem[],
  look: ItemsLook,
): readonly WantedExhibit[] {
  const { style = twoDecimals, mean = 'Mean', before = [], more = [], hasChart = true, base } = look;
  const table: WantedTable = {
    kind: 'table',
    id: `items:${key}`,
    base,
    columns: ['Base', ...before, mean, LOW, HIGH, 'Standard deviation', 'Median', ...more],
    rows: list.map(({ text, of, before: own = [], more: further = [] }): WantedTable['rows'][number] => {
      const numbers = numbersIn(all, of);
      const told = [meanOf(numbers), ...meanInterval(numbers), deviationOf(numbers), percentileOf(numbers, 0.5)];
      return [text, count(numbers.length), ...own, ...told.map(value => ({ ...style, value })), ...further];
    }),
  };
  const chart: WantedChart = {
    kind: 'chart',
    id: `chart:${key}`,
    base,
    as: style.as,
    series: { Total: list.map(({ of }) => meanOf(numbersIn(all, of))) },
  };
  return hasChart ? [table, chart] : [table];
}

export interface WantedRow {
  readonly text: string;
  readonly answered: Of<boolean>;
  readonly options: readonly Option[];
  /** Of scales: the place that was chosen, from 1. */
  readonly place?: Of<number | undefined>;
}

/** Rows of a matrix with the same options. */
export function rows(
  key: string,
  all: readonly Somebody[],
  list: readonly WantedRow[],
  {
    chart,
    base,
    points,
  }: { readonly chart: 'stacked' | 'heat' | 'means'; readonly base: readonly Somebody[]; readonly points?: number },
): readonly WantedExhibit[] {
  const options = list[0]!.options.map(([text]) => text);
  const bases = list.map(({ answered }) => all.filter(answered));
  const percents = list.map(({ options: own }, at) => own.map(([, has]) => percentIn(bases[at]!, has)));
  const means = list.map(({ place }) => (place ? meanOf(numbersIn(all, place)) : null));
  const drawn: Record<WantedRow['text'], readonly (number | null)[]> =
    chart === 'means'
      ? { Mean: means }
      : chart === 'heat'
        ? Object.fromEntries(list.map(({ text }, at) => [text, percents[at]!]))
        : Object.fromEntries(options.map((text, column) => [text, percents.map(own => own[column]!)]));
  return [
    {
      kind: 'table',
      id: `rows:${key}`,
      base,
      columns: ['Base', ...options, ...(points ? ['Mean', 'Top 2 box'] : [])],
      rows: list.map(({ text, place }, at): WantedTable['rows'][number] => [
        text,
        count(bases[at]!.length),
        ...percents[at]!.map(percent),
        ...(points
          ? [{ ...twoDecimals, value: means[at]! }, percent(percentIn(bases[at]!, one => place!(one)! > points - 2))]
          : []),
      ]),
    },
    {
      kind: 'chart',
      id: `chart:${key}`,
      base,
      as: chart === 'means' ? 'number' : 'percent',
      series: drawn,
      ...(chart === 'heat' && { isPicture: true }),
    },
  ];
}

/** What was written: records, never weighted. Texts that differ in capitals alone are the same, as it is written most often. */
export function written(
  key: string,
  all: readonly Somebody[],
  parts: readonly Of<string | undefined>[],
): readonly WantedExhibit[] {
  const wrote = all.filter(one => parts.some(part => part(one) !== undefined));
  const wordsOf = (one: Somebody) => new Set(parts.flatMap(part => part(one)?.toLowerCase().split(' ') ?? []));
  const words = frequencies(wrote.flatMap(one => [...wordsOf(one)]));
  const table = (id: string, lines: WantedTable['rows']): WantedTable => ({
    kind: 'table',
    id: `${id}:${key}`,
    base: wrote,
    isOfRecords: true,
    columns: ['Count', 'Per cent'],
    rows: lines,
  });
  const share = (times: number, of: number) => percent((100 * times) / of);
  return [
    table(
      'written',
      parts.flatMap(part => {
        const texts = wrote.flatMap(one => part(one) ?? []);
        const different = frequencies(texts.map(text => text.toLowerCase()));
        return [
          ['Wrote something', count(texts.length), ''],
          ['Different texts', count(different.length), ''],
          ...different.map(([text, times]): WantedTable['rows'][number] => [
            spelled(text, texts),
            count(times),
            share(times, texts.length),
          ]),
        ];
      }),
    ),
    table(
      'words',
      words.map(([word, times]) => [word, count(times), share(times, wrote.length)]),
    ),
    {
      kind: 'other',
      id: `cloud:${key}`,
      base: wrote,
      isOfRecords: true,
      numbers: Object.fromEntries(words.map(([word, times]) => [word, [times]])),
    },
    {
      kind: 'other',
      id: `verbatims:${key}`,
      base: wrote,
      isOfRecords: true,
      total: sum(parts.map(part => wrote.filter(one => part(one) !== undefined).length)),
    },
  ];
}

/** The most frequent first; of equal ones any order. */
function frequencies(texts: readonly string[]): readonly (readonly [string, number])[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a);
}

const spelled = (text: string, texts: readonly string[]) =>
  frequencies(texts.filter(one => one.toLowerCase() === text))[0]![0];

export function uploads(
  key: string,
  all: readonly Somebody[],
  of: Of<readonly { readonly name: string }[] | undefined>,
): readonly WantedExhibit[] {
  const sent = all.filter(one => of(one) !== undefined);
  const files = sent.flatMap(one => of(one)!.map(({ name }) => name.split('.').at(-1)));
  const kinds = [
    ['Pictures', ['jpg', 'png']],
    ['Videos', ['mp4']],
    ['PDF', ['pdf']],
    ['Other', ['bin']],
  ] as const;
  return [
    {
      kind: 'table',
      id: `files:${key}`,
      base: sent,
      isOfRecords: true,
      columns: ['Count', 'Per cent'],
      rows: [
        ['Uploaded something', count(sent.length), ''],
        ['Files', count(files.length), ''],
        ...kinds.flatMap(([text, endings]): WantedTable['rows'] => {
          const own = files.filter(ending => (endings as readonly (string | undefined)[]).includes(ending)).length;
          return own === 0 ? [] : [[text, count(own), percent((100 * own) / files.length)]];
        }),
      ],
    },
    { kind: 'other', id: `gallery:${key}`, base: sent, isOfRecords: true, total: files.length },
  ];
}
