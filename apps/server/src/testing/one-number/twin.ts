import type { QuestionTypeSlug } from '@wenshu/question-types/answering';
import {
  count,
  figures,
  items,
  type NumberStyle,
  type Of,
  type Option,
  percent,
  percentIn,
  rows,
  type Somebody,
  shares,
  twoDecimals,
  uploads,
  type WantedExhibit,
  type WantedRow,
  type WantedTable,
  weightIn,
  written,
} from './expected.ts';
import { effectiveOf, meanOf, percentileOf, sum } from './plain-statistics.ts';
import { maxDiffSets, partId, questionIdOf, type Raw } from './raw-answers.ts';

/** Whoever an analysis is about. */
export interface Looked {
  /** Who weigh something. */
  readonly all: readonly Somebody[];
  /** The same with those who weigh nothing or have no weight: what is not weighted counts records. */
  readonly everybody: readonly Somebody[];
  /** How a table parts numbers or days into bands is its own choice: their words, as they are read. */
  bandsOf(exhibitId: string): readonly string[];
}
type Twin = (slug: string, looked: Looked) => readonly WantedExhibit[];

const NONE: Twin = () => [];
const MONEY: NumberStyle = { as: 'money', decimals: 2 };

const answerIn =
  (slug: string) =>
  (one: Somebody): Raw =>
    one.answers[questionIdOf(slug)];
const isAnswered = (slug: string) => (one: Somebody) => answerIn(slug)(one) !== undefined;
const partKey = (slug: string, ...letters: readonly string[]) =>
  [questionIdOf(slug), ...letters.map(letter => partId(slug, letter))].join('.');
const numeric = (text: Raw): number | undefined => (text === undefined ? undefined : Number(text));

/** One of some letters. */
const oneOf =
  (letters: string): Twin =>
  (slug, { all }) => {
    const chosen = (one: Somebody) => answerIn(slug)(one)?.item;
    return shares(
      questionIdOf(slug),
      all,
      isAnswered(slug),
      [...letters].map(letter => [letter.toUpperCase(), one => chosen(one) === partId(slug, letter)]),
    );
  };
const severalOf =
  (letters: string): Twin =>
  (slug, { all }) =>
    shares(
      questionIdOf(slug),
      all,
      isAnswered(slug),
      [...letters].map(letter => [
        letter.toUpperCase(),
        one => answerIn(slug)(one).items.includes(partId(slug, letter)),
      ]),
    );
const wroteBlank: Twin = (slug, { everybody }) =>
  written(questionIdOf(slug), everybody, [one => answerIn(slug)(one)?.blank]);
const wroteBlanks: Twin = (slug, { everybody }) =>
  written(questionIdOf(slug), everybody, [one => answerIn(slug)(one)?.blanks?.[partId(slug, 'c')]]);

/** Where somebody is upon a scale of letters, from 1. */
const placeIn = (slug: string, letters: string, id: string | undefined) => {
  const place = [...letters].findIndex(letter => partId(slug, letter) === id);
  return place < 0 ? undefined : place + 1;
};

/** Bands as a person reads them: “0–99, 100–199” holds both ends, “0–5, 5–10” the lower one only, “2021” or “2021-03” all days of it. */
function bands(key: string, { all, bandsOf }: Looked, of: Of<number | string | undefined>): readonly WantedExhibit[] {
  const texts = bandsOf(`shares:${key}`);
  const ends = texts.map(text => text.replaceAll('−', '-').split('–').map(Number));
  const isOpen = ends.some(([low], at) => at > 0 && low === ends[at - 1]![1]);
  const holds = (text: string, at: number): Option => [
    text,
    one => {
      const value = of(one)!;
      if (typeof value === 'string') return value.startsWith(text);
      const [low, high = low!] = ends[at]!;
      return value >= low! && (isOpen ? value < high : value <= high);
    },
  ];
  const found = shares(key, all, one => of(one) !== undefined, texts.map(holds));
  // Whoever is in no band, or in two, would be missing or twice in what is read.
  const [table] = found as readonly [WantedTable];
  const told = sum(table.rows.slice(1).map(([, cell]) => (typeof cell === 'string' ? 0 : cell!.value!)));
  const weighed = weightIn(all.filter(one => of(one) !== undefined));
  if (Math.abs(told - weighed) > 1e-6) throw new Error(`${key}: bands hold ${told} of ${weighed}`);
  return found;
}
const numbers = (
  key: string,
  looked: Looked,
  of: Of<number | undefined>,
  style?: NumberStyle,
): readonly WantedExhibit[] => [...bands(key, looked, of), figures(key, looked.all, of, { ...(style && { style }) })];
const points = (key: string, { all }: Looked, of: Of<number | undefined>, [least, most]: readonly [number, number]) => [
  ...shares(
    key,
    all,
    one => of(one) !== undefined,
    Array.from({ length: most - least + 1 }, (_, at): Option => [String(least + at), one => of(one) === least + at]),
  ),
  figures(key, all, of, { points: [least, most] }),
];

/** Rows of which each has one of some letters. */
const optionByRow = (slug: string, row: string, letters: string, text = row.toUpperCase()): WantedRow => {
  const chosen = (one: Somebody): string | undefined => answerIn(slug)(one)?.[partId(slug, row)];
  return {
    text,
    answered: one => chosen(one) !== undefined,
    options: [...letters].map(letter => [letter.toUpperCase(), one => chosen(one) === partId(slug, letter)]),
    place: one => placeIn(slug, letters, chosen(one)),
  };
};
const peopleOf = (slug: string, { all }: Looked) => all.filter(isAnswered(slug));

const blanksTwin: Twin = (slug, looked) => [
  ...numbers(partKey(slug, 'a'), looked, one => numeric(answerIn(slug)(one)?.[partId(slug, 'a')])),
  ...written(questionIdOf(slug), looked.everybody, [one => answerIn(slug)(one)?.[partId(slug, 'b')]]),
];
const uploadsTwin: Twin = (slug, { everybody }) =>
  uploads(questionIdOf(slug), everybody, one => answerIn(slug)(one)?.files);

const taskOf =
  (slug: string, task: number) =>
  (one: Somebody): Raw =>
    answerIn(slug)(one)?.tasks?.[task];

/** Of a number that is asked for in a text, by its question alone. */
export const bandsTwin = (questionId: string, looked: Looked): readonly WantedExhibit[] =>
  numbers(questionId, looked, one => numeric(one.answers[questionId]));

/** What every type shows, counted from the answers one by one. A type that is not here does not compile. */
export const twins: Readonly<Record<QuestionTypeSlug, Twin>> = {
  'single-choice': (slug, looked) => [...oneOf('abc')(slug, looked), ...wroteBlank(slug, looked)],
  // B is gone from the questionnaire, and stands behind those that are there.
  dropdown: (slug, looked) => [...oneOf('acb')(slug, looked), ...wroteBlank(slug, looked)],
  scale: (slug, looked) => [
    ...oneOf('abcde')(slug, looked),
    figures(questionIdOf(slug), looked.all, one => placeIn(slug, 'abcde', answerIn(slug)(one)?.item), {
      points: [1, 5],
    }),
  ],
  'multiple-choice': (slug, looked) => [...severalOf('abcd')(slug, looked), ...wroteBlanks(slug, looked)],
  'multi-dropdown': (slug, looked) => [...severalOf('abcd')(slug, looked), ...wroteBlanks(slug, looked)],
  label: severalOf('abc'),
  cascade: (slug, { all }) =>
    ['ae', 'b', 'c', 'd'].flatMap((letters, level) => {
      const at = (one: Somebody): string | undefined => answerIn(slug)(one)?.path[level];
      return shares(
        `${questionIdOf(slug)}#${level + 1}`,
        all,
        one => at(one) !== undefined,
        [...letters].map(letter => [letter.toUpperCase(), one => at(one) === partId(slug, letter)]),
      );
    }),
  evaluation: (slug, looked) => [
    ...points(questionIdOf(slug), looked, one => answerIn(slug)(one)?.score, [1, 5]),
    ...shares(
      `${questionIdOf(slug)}#tags`,
      looked.all,
      isAnswered(slug),
      [...'abc'].map(letter => [letter.toUpperCase(), one => answerIn(slug)(one).tags.includes(partId(slug, letter))]),
    ),
    ...written(questionIdOf(slug), looked.everybody, [one => answerIn(slug)(one)?.comment]),
  ],
  rating: (slug, looked) => points(questionIdOf(slug), looked, answerIn(slug), [1, 7]),
  nps: (slug, looked) => {
    const all = looked.all.filter(isAnswered(slug));
    const score = (one: Somebody) => (answerIn(slug)(one) >= 9 ? 100 : answerIn(slug)(one) >= 7 ? 0 : -100);
    const weighed = all.map(one => ({ value: score(one), weight: one.weight }));
    const people = effectiveOf(all.map(({ weight }) => weight));
    const mean = meanOf(weighed);
    const squares = sum(weighed.map(({ value, weight }) => weight * (value - mean) ** 2)) / weightIn(all);
    const half = 1.959963984540054 * Math.sqrt(squares / people);
    const tenth = (value: number) => ({ as: 'number', decimals: 1, value }) as const;
    const parts = [100, 0, -100].map(points => percentIn(all, one => score(one) === points)!);
    const names = ['Promoters (9–10)', 'Passives (7–8)', 'Detractors (0–6)'];
    const key = questionIdOf(slug);
    return [
      {
        kind: 'table',
        id: `nps:${key}`,
        base: all,
        columns: ['Total'],
        rows: [
          ['Base', count(all.length)],
          ['NPS', tenth(mean)],
          ['NPS, 95% interval, low', tenth(mean - half)],
          ['NPS, 95% interval, high', tenth(mean + half)],
          ...names.map((name, at) => [name, percent(parts[at]!)] as const),
        ],
      },
      {
        kind: 'chart',
        id: `gauge:${key}`,
        isPicture: true,
        decimals: 1,
        base: all,
        as: 'number',
        series: { gauge: [mean, mean - half, mean + half] },
      },
      {
        kind: 'chart',
        id: `split:${key}`,
        base: all,
        as: 'percent',
        series: Object.fromEntries(names.map((name, at) => [name, [parts[at]!]])),
      },
      ...points(key, looked, answerIn(slug), [0, 10]).slice(0, 2),
    ];
  },
  ranking: (slug, looked) => {
    const all = looked.all.filter(isAnswered(slug));
    const placeOf = (letter: string) => (one: Somebody) => answerIn(slug)(one).order.indexOf(partId(slug, letter)) + 1;
    const within = (letter: string, most: number) =>
      percentIn(all, one => placeOf(letter)(one) > 0 && placeOf(letter)(one) <= most);
    const key = questionIdOf(slug);
    const score = (letter: string) => (one: Somebody) => (placeOf(letter)(one) === 0 ? 0 : 5 - placeOf(letter)(one));
    const scoreIn = (letter: string) => sum(all.map(one => one.weight * score(letter)(one)));
    // The best first.
    const letters = [...'abcd'].sort((a, b) => scoreIn(b) - scoreIn(a));
    return [
      ...items(
        key,
        all,
        letters.map(letter => {
          const ranked = all.filter(one => placeOf(letter)(one) > 0);
          return {
            text: letter.toUpperCase(),
            of: score(letter),
            before: [
              count(ranked.length),
              {
                ...twoDecimals,
                value: meanOf(ranked.map(one => ({ value: placeOf(letter)(one), weight: one.weight }))),
              },
              ...[1, 2, 3].map(most => percent(within(letter, most))),
            ],
          };
        }),
        {
          mean: 'Score',
          before: ['Ranked it', 'Average rank', 'First place', 'First 2 places', 'First 3 places'],
          base: all,
        },
      ),
      {
        kind: 'table',
        id: `places:${key}`,
        base: all,
        columns: ['Place 1', 'Place 2', 'Place 3', 'Place 4', 'Not ranked'],
        rows: letters.map((letter): WantedTable['rows'][number] => [
          letter.toUpperCase(),
          ...[1, 2, 3, 4, 0].map(place => percent(percentIn(all, one => placeOf(letter)(one) === place))),
        ]),
      },
    ];
  },
  ruler: (slug, looked) =>
    items(
      questionIdOf(slug),
      looked.all,
      [...'ab'].map(letter => ({ text: letter.toUpperCase(), of: one => answerIn(slug)(one)?.[partId(slug, letter)] })),
      { base: peopleOf(slug, looked) },
    ),
  weighting: (slug, looked) => {
    const of = (letter: string) => (one: Somebody) => answerIn(slug)(one)?.[partId(slug, letter)];
    const all = looked.all.filter(isAnswered(slug));
    const meanIn = (letter: string) => meanOf(all.map(one => ({ value: of(letter)(one), weight: one.weight })));
    const total = sum([...'abc'].map(meanIn));
    return items(
      questionIdOf(slug),
      all,
      [...'abc'].map(letter => ({
        text: letter.toUpperCase(),
        of: of(letter),
        more: [percent((100 * meanIn(letter)) / total)],
      })),
      { more: ['Share of the total'], base: all },
    );
  },
  'matrix-single': (slug, looked) =>
    rows(
      questionIdOf(slug),
      looked.all,
      [...'xy'].map(row => optionByRow(slug, row, 'abc')),
      { chart: 'stacked', base: peopleOf(slug, looked) },
    ),
  'matrix-scale': (slug, looked) =>
    rows(
      questionIdOf(slug),
      looked.all,
      [...'xyz'].map(row => optionByRow(slug, row, 'abcde')),
      {
        chart: 'stacked',
        base: peopleOf(slug, looked),
        points: 5,
      },
    ),
  'contrast-scale': (slug, looked) =>
    rows(
      questionIdOf(slug),
      looked.all,
      [...'xy'].map(row => optionByRow(slug, row, 'abcdefg', `${row.toUpperCase()} – Not ${row.toUpperCase()}`)),
      { chart: 'means', base: peopleOf(slug, looked), points: 7 },
    ),
  'matrix-multiple': (slug, looked) =>
    rows(
      questionIdOf(slug),
      looked.all,
      [...'xy'].map(row => {
        const chosen = (one: Somebody): readonly string[] | undefined => answerIn(slug)(one)?.[partId(slug, row)];
        return {
          text: row.toUpperCase(),
          answered: one => chosen(one) !== undefined,
          options: [...'abcd'].map(letter => [
            letter.toUpperCase(),
            one => chosen(one)!.includes(partId(slug, letter)),
          ]),
        };
      }),
      { chart: 'heat', base: peopleOf(slug, looked) },
    ),
  'matrix-dropdown': (slug, looked) =>
    (['m', 'n'] as const).flatMap((column, at) => {
      const list = [...'xy'].map((row): WantedRow => {
        const chosen = (one: Somebody): string | undefined =>
          answerIn(slug)(one)?.[partId(slug, row)]?.[partId(slug, column)];
        return {
          text: `${row.toUpperCase()}: ${column.toUpperCase()}`,
          answered: one => chosen(one) !== undefined,
          options: [...(column === 'm' ? 'abc' : 'def')].map(letter => [
            letter.toUpperCase(),
            one => chosen(one) === partId(slug, letter),
          ]),
        };
      });
      const base = looked.all.filter(one => list.some(({ answered }) => answered(one)));
      return rows(`${questionIdOf(slug)}${at > 0 ? `:${at}` : ''}`, looked.all, list, { chart: 'stacked', base });
    }),
  'matrix-fill-in': (slug, looked) => {
    const of = (row: string, column: string) => (one: Somebody) =>
      answerIn(slug)(one)?.[partId(slug, row)]?.[partId(slug, column)];
    return [
      ...[...'xy'].flatMap(row => numbers(partKey(slug, row, 'b'), looked, one => numeric(of(row, 'b')(one)))),
      ...written(questionIdOf(slug), looked.everybody, [of('x', 'a'), of('y', 'a')]),
    ];
  },
  'fill-in': (slug, looked) => numbers(questionIdOf(slug), looked, one => numeric(answerIn(slug)(one))),
  'multi-fill-in': blanksTwin,
  'horizontal-fill-in': blanksTwin,
  date: (slug, looked) => {
    const key = questionIdOf(slug);
    const all = looked.all.filter(isAnswered(slug));
    const days = all.map(answerIn(slug)).sort() as string[];
    return [
      ...bands(key, looked, answerIn(slug)),
      {
        kind: 'table',
        id: `figures:${key}`,
        base: all,
        columns: ['Total'],
        rows: [
          ['Base', count(all.length)],
          ['Earliest', days[0]!],
          ['Latest', days.at(-1)!],
          ['Median date', medianDay(all.map(one => [answerIn(slug)(one), one.weight]))],
        ],
      },
    ];
  },
  location: (slug, { all }) => {
    const key = questionIdOf(slug);
    const chose = all.filter(one => answerIn(slug)(one)?.area !== undefined);
    const list = (id: string, areas: readonly (readonly [string, string])[]): WantedTable => ({
      kind: 'table',
      id: `${id}:${key}`,
      base: chose,
      columns: ['Count', 'Per cent'],
      rows: [
        ['Base', count(chose.length), ''],
        ...areas
          .map(([text, start]) => ({ text, has: (one: Somebody) => answerIn(slug)(one).area.startsWith(start) }))
          .sort((a, b) => weightIn(chose.filter(b.has)) - weightIn(chose.filter(a.has)))
          .map(({ text, has }): WantedTable['rows'][number] => [
            text,
            count(weightIn(chose.filter(has))),
            percent(percentIn(chose, has)),
          ]),
      ],
    });
    const provinces = list('provinces', [
      ['Shanghai', '31'],
      ['Guangdong', '44'],
    ]);
    return [
      provinces,
      {
        kind: 'chart',
        id: `map:${key}`,
        isPicture: true,
        base: chose,
        as: 'count',
        series: Object.fromEntries(
          provinces.rows.slice(1).map(([text, cell]) => [text, [(cell as { value: number }).value]]),
        ),
      },
      list('cities', [
        ['上海市', '31'],
        ['广东省东莞市', '4419'],
        ['广东省广州市', '4401'],
      ]),
    ];
  },
  'file-upload': uploadsTwin,
  'image-upload': uploadsTwin,
  'video-upload': uploadsTwin,
  signature: (slug, { everybody }) =>
    uploads(questionIdOf(slug), everybody, one => (isAnswered(slug)(one) ? [answerIn(slug)(one).file] : undefined)),
  'image-hotspot': (slug, looked) => {
    const list = [...'abc'].map((region): WantedRow => {
      const mood = (one: Somebody) => answerIn(slug)(one)?.[partId(slug, region)];
      return {
        text: region.toUpperCase(),
        answered: one => mood(one) !== undefined,
        options: ['Like', 'Neutral', 'Dislike'].map(text => [text, one => mood(one) === text.toLowerCase()]),
      };
    });
    const base = peopleOf(slug, looked);
    const inPicture = list.map(({ text, answered, options }) => [
      text,
      options.map(([, has]) => percentIn(looked.all.filter(answered), has)!),
    ]);
    return [
      { kind: 'other', id: `picture:${questionIdOf(slug)}`, base, numbers: Object.fromEntries(inPicture) },
      ...rows(questionIdOf(slug), looked.all, list, { chart: 'stacked', base }),
    ];
  },
  blink: (slug, looked) =>
    numbers(questionIdOf(slug), looked, one => answerIn(slug)(one)?.exposureMs, { as: 'number', decimals: 0 }),
  'three-d-display': (slug, looked) =>
    ['viewed', 'rotated'].flatMap(side =>
      numbers(`${questionIdOf(slug)}#${side}`, looked, one => answerIn(slug)(one)?.[`${side}Seconds`], {
        as: 'seconds',
        decimals: 1,
      }),
    ),
  kano: (slug, looked) => {
    const list = [...'xy'].flatMap(row =>
      (['functional', 'dysfunctional'] as const).map((side): WantedRow => {
        const chosen = (one: Somebody) => answerIn(slug)(one)?.[partId(slug, row)]?.[side];
        return {
          text: `${row.toUpperCase()} · ${side === 'functional' ? 'with it' : 'without it'}`,
          answered: one => chosen(one) !== undefined,
          options: [...'abcde'].map(letter => [letter.toUpperCase(), one => chosen(one) === partId(slug, letter)]),
        };
      }),
    );
    const importance = (row: string) => (one: Somebody) => answerIn(slug)(one)?.[partId(slug, row)]?.importance;
    const told = looked.all.filter(one => [...'xy'].some(row => importance(row)(one) !== undefined));
    return [
      ...rows(questionIdOf(slug), looked.all, list, { chart: 'stacked', base: peopleOf(slug, looked) }),
      ...items(
        `${questionIdOf(slug)}:importance`,
        looked.all,
        [...'xy'].map(row => ({ text: row.toUpperCase(), of: importance(row) })),
        { base: told },
      ),
    ];
  },
  maxdiff: (slug, { all }) => {
    const answered = all.filter(isAnswered(slug));
    const sets = answered.flatMap(one =>
      Object.entries(answerIn(slug)(one).tasks as Record<string, { best: string; worst: string }>).map(
        ([task, said]) => ({
          ...said,
          shown: [...maxDiffSets[answerIn(slug)(one).version - 1]![Number(task) - 1]!].map(letter =>
            partId(slug, letter),
          ),
          weight: one.weight,
        }),
      ),
    );
    const told = [...'abcdef'].map(letter => {
      const times = (has: (set: (typeof sets)[number]) => boolean) => sum(sets.filter(has).map(({ weight }) => weight));
      const id = partId(slug, letter);
      return {
        text: letter.toUpperCase(),
        best: times(({ best }) => best === id),
        worst: times(({ worst }) => worst === id),
        shown: times(({ shown }) => shown.includes(id)),
      };
    });
    return [
      {
        kind: 'table',
        id: `times:${questionIdOf(slug)}`,
        base: answered,
        columns: [
          'Chosen as best',
          'Chosen as worst',
          'Times shown',
          'Chosen as best %',
          'Chosen as worst %',
          'Best − worst (of times shown)',
        ],
        rows: told.map(({ text, best, worst, shown }): WantedTable['rows'][number] => [
          text,
          ...[best, worst, shown].map(count),
          ...[best, worst].map(times => percent((100 * times) / shown)),
          { as: 'points', decimals: 1, value: (100 * (best - worst)) / shown },
        ]),
      },
      {
        kind: 'chart',
        id: `chart:${questionIdOf(slug)}`,
        base: answered,
        as: 'points',
        series: { Total: told.map(({ best, worst, shown }) => (100 * (best - worst)) / shown) },
      },
    ];
  },
  cbc: (slug, looked) =>
    rows(
      questionIdOf(slug),
      looked.all,
      [1, 2, 3].map(task => ({
        text: `Task ${task}`,
        answered: one => taskOf(slug, task)(one) !== undefined,
        options: ['None of these', 'Concept 1', 'Concept 2', 'Concept 3'].map((text, place) => [
          text,
          one => taskOf(slug, task)(one) === place,
        ]),
      })),
      { chart: 'stacked', base: peopleOf(slug, looked) },
    ),
  cpc: (slug, looked) => {
    // The cards of the example, by version and task.
    const cards = [
      ['A · D', 1, 1],
      ['B · E', 1, 2],
      ['C · D', 1, 3],
      ['A · E', 2, 1],
      ['B · D', 2, 2],
      ['C · E', 2, 3],
    ] as const;
    return items(
      questionIdOf(slug),
      looked.all,
      cards.map(([text, version, task]) => ({
        text,
        of: one => (answerIn(slug)(one)?.version === version ? taskOf(slug, task)(one) : undefined),
      })),
      { base: peopleOf(slug, looked) },
    );
  },
  psm: (slug, looked) => {
    const names = [
      ['tooCheap', 'Too cheap'],
      ['cheap', 'Cheap'],
      ['expensive', 'Expensive'],
      ['tooExpensive', 'Too expensive'],
    ] as const;
    const all = looked.all.filter(isAnswered(slug));
    const prices = [...new Set(all.flatMap(one => names.map(([name]): number => answerIn(slug)(one)[name])))].sort(
      (a, b) => a - b,
    );
    return [
      ...items(
        questionIdOf(slug),
        all,
        names.map(([name, text]) => ({ text, of: one => answerIn(slug)(one)[name] })),
        { style: MONEY, base: all, hasChart: false },
      ),
      {
        kind: 'chart',
        id: `curves:${questionIdOf(slug)}`,
        base: all,
        as: 'percent',
        series: Object.fromEntries(
          names.map(([name, text], at) => [
            text,
            prices.map(price =>
              percentIn(all, one => (at < 2 ? answerIn(slug)(one)[name] >= price : answerIn(slug)(one)[name] <= price)),
            ),
          ]),
        ),
      },
    ];
  },
  bpto: (slug, looked) => {
    const all = looked.all.filter(isAnswered(slug));
    const highest =
      (letter: string) =>
      (one: Somebody): number | undefined => {
        const times = answerIn(slug)(one).choices.filter(
          (choice: string | null) => choice === partId(slug, letter),
        ).length;
        return times > 0 ? 8 + 2 * times : undefined;
      };
    const prices = [...new Set(all.flatMap(one => [...'abc'].flatMap(letter => highest(letter)(one) ?? [])))].sort(
      (a, b) => a - b,
    );
    const atLeast = (letter: string, price: number) => percentIn(all, one => (highest(letter)(one) ?? 0) >= price);
    const key = questionIdOf(slug);
    return [
      ...items(
        key,
        all,
        [...'abc'].map(letter => ({ text: letter.toUpperCase(), of: highest(letter) })),
        {
          style: MONEY,
          mean: 'Highest price accepted',
          hasChart: false,
          base: all,
        },
      ),
      {
        kind: 'table',
        id: `prices:${key}`,
        base: all,
        columns: ['A', 'B', 'C'],
        rows: [
          ['Base', ...[1, 2, 3].map(() => count(all.length))],
          ...prices.map((price): WantedTable['rows'][number] => [
            `¥${price.toFixed(2)}`,
            ...[...'abc'].map(letter => percent(atLeast(letter, price))),
          ]),
        ],
      },
      {
        kind: 'chart',
        id: `chart:${key}`,
        base: all,
        as: 'percent',
        series: Object.fromEntries(
          [...'abc'].map(letter => [letter.toUpperCase(), prices.map(price => atLeast(letter, price))]),
        ),
      },
    ];
  },
  // Nothing is asked, so nothing is counted.
  'text-note': NONE,
  'page-break': NONE,
};

/** Between two days the earlier one. */
function medianDay(days: readonly (readonly [string, number])[]): string {
  const median = percentileOf(
    days.map(([day, weight]) => ({ value: Date.parse(day) / 86_400_000, weight })),
    0.5,
  );
  return new Date(Math.floor(median) * 86_400_000).toISOString().slice(0, 10);
}
