import fc from 'fast-check';
import { type DataVariable, type Filter, type FilterTest, type Row, writtenWays } from '../src/index.ts';

/** One variable of every way of keeping, two where they are compared with each other. */
export const randomVariables: readonly DataVariable[] = (
  [
    ['q1', 'code'],
    ['q2', 'code'],
    ['set', 'codes'],
    ['number', 'number'],
    ['other', 'number'],
    ['text', 'text'],
    ['day', 'text'],
    ['labels', 'texts'],
    ['startedAt', 'moment'],
  ] as const
).map(([key, kept]) => ({ key, name: key, label: key, kept, measure: kept === 'number' ? 'scale' : 'nominal' }));

const codes = fc.integer({ min: -1, max: 4 });
const numbers = fc.oneof(
  fc.constantFrom(-0, 0, 0.1, 0.1 + 0.2, 1 / 3, -2.5, 1e15, 3, 123456.78901234567),
  fc.integer({ min: -3, max: 3 }),
);
const words = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a',
    'A',
    ' Ab ',
    'ab',
    'b',
    'ÄÖ',
    'äö',
    '中文',
    '%',
    '_',
    "'",
    '\\',
    'İ',
    'ß',
    '𠮷',
    '"x"',
    'a b',
    'aaa',
    '。。。',
    'ababab',
    '哈哈哈哈',
    ' asdf ',
    'property',
    'qwert',
    '12 34',
    'xc vbq',
    'HTTPS',
    '𠮷𠮷𠮷',
    'bcdé',
    'a\nb',
    '😀😀😀',
  ),
  fc.string({ unit: fc.constantFrom('a', 'B', ' ', '中', '%', '_'), maxLength: 4 }),
);
const days = fc.oneof(
  fc.constantFrom('2026-03-29', '2026-10-25', '2026-02-28', '2024-02-29', '2026-11-15', '2026-01-01'),
  fc
    .date({ min: new Date('2025-12-30'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map(day => day.toISOString().slice(0, 10)),
);
/** Around the hours that clocks skip and show twice. */
const hours = fc
  .tuple(days, fc.constantFrom('00', '01', '02', '03', '12', '23'))
  .map(([day, hour]) => `${day}T${hour}`);
const notDays = fc.constantFrom('2026-02-30', '2026-13-01', '2026-1-1', 'soon', '2026-11-15 ', '');
const moments = fc.oneof(
  fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }).map(day => day.getTime()),
  // Around midnights, where time zones part.
  fc
    .tuple(days, fc.constantFrom(-1, 0, 1), fc.constantFrom(-8, 0, 1, 2))
    .map(([day, ms, hours]) => Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000 + ms),
);

const orNull = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { freq: 4, nil: null });

export const randomRow: fc.Arbitrary<Row> = fc.record({
  q1: orNull(codes),
  q2: orNull(codes),
  set: orNull(fc.uniqueArray(codes, { maxLength: 4 })),
  number: orNull(numbers),
  other: orNull(numbers),
  text: orNull(words),
  day: orNull(fc.oneof(days, notDays)),
  labels: orNull(fc.uniqueArray(words, { maxLength: 3 })),
  startedAt: orNull(moments),
});

const compare = fc.constantFrom('=', '!=', '<', '<=', '>', '>=');
const setIs = fc.constantFrom('any-of', 'all-of', 'none-of');
const textIs = fc.constantFrom('equals', 'not-equals', 'contains', 'not-contains', 'starts-with', 'ends-with');
const some = <T>(values: fc.Arbitrary<T>) => fc.array(values, { minLength: 1, maxLength: 4 });
const constant = <T>(value: T) => fc.constant(value);

const anyKey = fc.constantFrom(...randomVariables.map(({ key }) => key));
const numberKey = fc.constantFrom('number', 'other', 'q1', 'q2');
/** One number, or the sum of several. */
const ofNumbers = fc.record({ variable: numberKey, more: some(numberKey) }, { requiredKeys: ['variable'] });

const randomTest = fc.oneof(
  fc.record({
    test: constant('choice'),
    variable: fc.constantFrom('q1', 'set'),
    is: fc.oneof(setIs, constant('exactly')),
    codes: some(codes),
  }),
  fc.record(
    {
      test: constant('count'),
      variable: fc.constantFrom('set', 'q1'),
      compare,
      more: some(fc.constantFrom('set', 'q1', 'q2')),
      value: fc.oneof(fc.integer({ min: 0, max: 3 }), ofNumbers),
    },
    { requiredKeys: ['test', 'variable', 'compare', 'value'] },
  ),
  fc
    .tuple(ofNumbers, fc.record({ test: constant('number'), compare, value: fc.oneof(numbers, ofNumbers) }))
    .map(([left, test]) => ({ ...test, ...left })),
  fc.record({ test: constant('text'), variable: constant('text'), is: textIs, value: words }),
  fc.record({ test: constant('written'), variable: constant('text'), is: fc.constantFrom(...writtenWays) }),
  fc.record({ test: constant('length'), variable: constant('text'), compare, value: fc.integer({ min: -1, max: 5 }) }),
  fc.record({ test: constant('among'), variable: fc.constantFrom('text', 'labels'), is: setIs, values: some(words) }),
  fc.record({ test: constant('date'), variable: constant('day'), compare, value: days }),
  fc.record({ test: constant('moment'), variable: constant('startedAt'), compare, value: fc.oneof(days, hours) }),
  fc.record(
    { test: constant('answered'), variable: anyKey, more: some(anyKey), is: fc.boolean() },
    { requiredKeys: ['test', 'variable', 'is'] },
  ),
) as fc.Arbitrary<FilterTest>;

export const randomFilter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>(tie => ({
  filter: fc.oneof(
    { depthSize: 'small', maxDepth: 6, withCrossShrink: true },
    randomTest,
    fc.record({ all: some(tie('filter')) }),
    fc.record({ any: some(tie('filter')) }),
    fc.record({ not: tie('filter') }),
  ),
})).filter;
