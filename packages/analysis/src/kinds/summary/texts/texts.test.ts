import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentSlowly } from '../../../../test/run-kind.ts';
import type { Row } from '../../../data-set/variable.ts';
import type { Bars, Exhibit, Table, Verbatims, Words } from '../../../exhibit/exhibits.ts';
import { leafHeads } from '../../../exhibit/leaf-heads.ts';
import { compileFilter } from '../../../filter/compile-filter.ts';
import { exampleQuestions, exampleVariables } from '../open-examples.ts';
import { defaultSummaryRequest, type SummaryRequest } from '../request.ts';
import { summaryKind } from '../summary-kind.ts';
import { readWritten } from './read-written.ts';
import { WordParter } from './words-of.ts';

const shown = (rows: readonly Row[], request: Partial<SummaryRequest>, weight?: string) =>
  presentSlowly(
    summaryKind,
    { ...defaultSummaryRequest, ...request },
    {
      rows,
      variables: exampleVariables,
      questions: exampleQuestions,
      ...(weight !== undefined && { weight }),
    },
    'en',
  );
const one = (key: string, look = {}): Partial<SummaryRequest> => ({ questions: [{ question: key, look }] });
const find = <Found>(exhibits: readonly Exhibit[], id: string) =>
  exhibits.find(exhibit => exhibit.id === id) as unknown as Found;
const linesIn = (table: Table) =>
  leafHeads(table.rows).map(({ path }, line) => [
    path.map(({ text }) => text).join('/'),
    ...table.cells[line]!.map(({ values }) => values[0]),
  ]);

describe('the words of a text', () => {
  it.each([
    ['配送很快，包装很好，就是价格有点贵', ['配送', '很快', '包装', '很好', '价格', '贵']],
    ['The delivery was FAST; I don’t like the price, price 123', ['delivery', 'fast', 'like', 'price']],
    ['客服态度不好，不满意', ['客服', '态度', '不好', '不满意']],
    ['ＡＰＰ扫码 5 次', ['app', '扫码']],
    ['x 7 … 。 !!! 😀', []],
    [`${'a'.repeat(40)} ok`, ['ok']],
    ['', []],
  ])('of %s', (text, words) => {
    expect([...new WordParter().wordsOf(text)]).toEqual(words);
  });

  it.each([
    ['我想不起来了', ['想不起来']],
    ['想不出来还有什么品牌', ['想不出来', '品牌']],
    ['太贵了，买不起', ['贵', '买不起']],
    ['教程看不懂，记不清楚步骤', ['教程', '看不懂', '记不清楚', '步骤']],
    ['附近买不到，找不到门店', ['附近', '买不到', '找不到', '门店']],
    ['喝不惯这个味道', ['喝不惯', '味道']],
    ['看不出来有什么区别', ['看不出来', '区别']],
    ['包装打得开，用起来很方便', ['包装', '打得开', '方便']],
    // What only looks like it: "to understand", "happy", "but".
    ['他们说不了解，玩不开心', ['不了解', '玩', '不开心']],
    ['好喝不过贵', ['好喝', '贵']],
  ])('keeps whole what somebody can or cannot do: %s', (text, words) => {
    expect([...new WordParter().wordsOf(text)]).toEqual(words);
  });

  it.each([
    ['不怎么好喝', ['不怎么好喝']],
    ['不是很方便，不太满意', ['不是很方便', '不太满意']],
    ['没有时间，也没什么想法', ['没有时间', '没什么想法']],
    ['并不便宜，不会特别推荐', ['并不便宜', '不会特别推荐']],
    ['不是价格问题', ['价格', '问题']],
    ['很方便，非常满意', ['方便', '满意']],
  ])('does not turn around what is denied: %s', (text, words) => {
    expect([...new WordParter().wordsOf(text)]).toEqual(words);
  });

  it.each([
    ['性价比高，物美价廉', ['性价比', '高', '物美价廉']],
    ['口感顺滑', ['口感', '顺滑']],
    ['一言难尽，可有可无', ['一言难尽', '可有可无']],
  ])('keeps set phrases whole, and words that the dictionary does not know: %s', (text, words) => {
    expect([...new WordParter().wordsOf(text)]).toEqual(words);
  });

  it('keeps names whole that the questionnaire offers, however they are written, and parts all else as ever', () => {
    const labels = [
      '瑞幸咖啡（Luckin）',
      '喜茶',
      '蜜雪冰城',
      '7-11',
      'Coca-Cola',
      'H&M',
      '服务态度',
      '满意',
      '都不喜欢',
    ];
    const words = (text: string) => [...new WordParter(labels).wordsOf(text)];
    expect(words('我爱喝瑞幸和喜茶')).toEqual(expect.arrayContaining(['瑞幸', '喜茶']));
    expect(words('瑞幸咖啡比蜜雪冰城贵')).toEqual(expect.arrayContaining(['瑞幸咖啡', '蜜雪冰城', '贵']));
    expect(words('楼下 7-11 的COCA-COLA，还有 h&m')).toEqual(expect.arrayContaining(['7-11', 'coca-cola', 'h&m']));
    expect(words('不满意服务态度')).toEqual(['不满意', '服务', '态度']);
    expect(words('coca-colas')).not.toContain('coca-cola');
  });

  it('does not reach over the end of a clause', () => {
    expect([...new WordParter().wordsOf('客。服')]).not.toContain('客服');
  });

  it('is the same by letters as by the dictionary, where all is plain Latin', () => {
    const parter = new WordParter();
    // A sign that is no word takes the text to the dictionary.
    const slowly = (text: string) => parter.wordsOf(`☆ ${text}`);
    const letters = fc.constantFrom(...'aBz09_ \'’.,-/()"'.split(''), 'service', 'don', 't', 'e.g', ' 3.5', 'ok.');
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 12 }).map(parts => parts.join('')),
        text => {
          expect([...parter.wordsOf(text)]).toEqual([...slowly(text)]);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('texts', () => {
  const people: readonly Row[] = [
    { q6: '价格太贵' },
    { q6: 'Fine, fine' },
    { q6: null },
    { q6: ' fine, FINE ' },
    { q6: '价格合理' },
  ];

  it('tell how many wrote, how many different texts and which of them most', () => {
    const table = find<Table>(shown(people, one('q6')), 'written:q6');
    expect(linesIn(table)).toEqual([
      ['Wrote something', 4, null],
      ['Different texts', 3, null],
      // The newest spelling, of which there are two.
      ['fine, FINE', 2, 50],
    ]);
    expect(table.source.base).toEqual({ people: 4 });
  });

  it('open as many records as they count', () => {
    const table = find<Table>(shown(people, one('q6')), 'written:q6');
    const opened = table.rows.flatMap(({ drill }) =>
      drill ? [people.filter(row => compileFilter(drill, { timeZone: 'UTC' })(row)).length] : [],
    );
    expect(opened).toEqual([4, 2]);
  });

  it('are parted into words that count once per record, as a list and as a cloud', () => {
    const exhibits = shown(people, one('q6'));
    expect(linesIn(find<Table>(exhibits, 'words:q6'))).toEqual([
      ['价格', 2, 50],
      ['fine', 2, 50],
      ['合理', 1, 25],
      ['贵', 1, 25],
    ]);
    const { words } = find<Words>(exhibits, 'cloud:q6');
    expect(words.map(({ text, count }) => [text, count])).toEqual([
      ['价格', 2],
      ['fine', 2],
      ['合理', 1],
      ['贵', 1],
    ]);
    const bars = find<Bars>(shown(people, one('q6', { chart: 'bars' })), 'cloud:q6');
    expect([bars.kind, bars.categories[0]]).toEqual(['bars', '价格']);
    expect(find(shown(people, one('q6', { chart: 'none' })), 'cloud:q6')).toBeUndefined();
  });

  it('stand as they were written, the newest first, with their records', () => {
    const { texts, total } = find<Verbatims>(shown(people, one('q6')), 'verbatims:q6');
    expect(total).toBe(4);
    expect(texts.map(({ text, recordId }) => [text, recordId])).toEqual([
      ['价格合理', '4'],
      [' fine, FINE ', '3'],
      ['Fine, fine', '1'],
      ['价格太贵', '0'],
    ]);
  });

  it('say that they are neither weighted nor split by group', () => {
    const group = { name: 'A', filter: { test: 'answered' as const, variable: 'q6', is: true } };
    const weighted = people.map(row => ({ ...row, w: 2 }));
    const table = find<Table>(shown(weighted, { ...one('q6'), groups: [group] }, 'w'), 'written:q6');
    const said = table.notes.map(({ text }) => text).join(' ');
    expect(said).toContain('not weighted');
    expect(said).toContain('not split by group');
    expect(table.cells[0]![0]!.values).toEqual([4]);
  });

  it('of more records than are read say so, and how many there are', () => {
    const many = Array.from({ length: 20_003 }, (_, place): Row => ({ q6: place % 2 === 0 ? 'yes' : null, q3: 1 }));
    const all = [...many, ...many];
    const exhibits = shown(all, one('q6'));
    const table = find<Table>(exhibits, 'written:q6');
    expect(linesIn(table)).toEqual([
      ['Wrote something', 20_004, null],
      ['Different texts', 1, null],
      ['yes', 20_000, 100],
    ]);
    expect(table.notes.map(({ text }) => text)).toContain(
      '20004 records have a text; the newest 20000 are counted here.',
    );
    expect(find<Verbatims>(exhibits, 'verbatims:q6').texts).toHaveLength(50);
  });

  it('that are endless are parted up to a bound, and the list says of how many', () => {
    const records = Array.from({ length: 30 }, (_, place) => ({ id: String(place), texts: ['好用 '.repeat(40)] }));
    const { parted, words, read } = readWritten({ total: 30, records }, 1, [], 1_200);
    expect([read, parted]).toEqual([30, 10]);
    expect(words[0]).toEqual({ text: '好用', count: 10 });
  });

  it('that nobody wrote show a zero and no cloud', () => {
    const exhibits = shown([{ q6: null }], one('q6'));
    expect(exhibits.map(({ id }) => id)).toEqual(['written:q6']);
    expect(linesIn(exhibits[0] as Table)).toEqual([
      ['Wrote something', 0, null],
      ['Different texts', 0, null],
    ]);
  });
});

describe('texts by item', () => {
  const people: readonly Row[] = [
    { 'q7.name': 'Lin', 'q7.age': 30, 'q7.job': 'Teacher' },
    { 'q7.name': 'Wang', 'q7.age': 40, 'q7.job': 'teacher' },
    { 'q7.name': null, 'q7.age': 50, 'q7.job': null },
  ];

  it('are lines of one table, part by part; numbers are summed up as numbers', () => {
    const exhibits = shown(people, one('q7'));
    expect(linesIn(find<Table>(exhibits, 'written:q7'))).toEqual([
      ['name/Wrote something', 2, null],
      ['name/Different texts', 2, null],
      ['job/Wrote something', 2, null],
      ['job/Different texts', 1, null],
      ['job/teacher', 2, 100],
    ]);
    const figures = linesIn(find<Table>(exhibits, 'figures:q7.age'));
    expect(figures.find(([name]) => name === 'Mean')).toEqual(['Mean', 40]);
    expect(find<Verbatims>(exhibits, 'verbatims:q7').texts[0]).toEqual({ text: 'Wang', recordId: '1', about: 'name' });
  });
});

describe('what was written beside an option', () => {
  it('stands behind the shares of the options', () => {
    const rows: readonly Row[] = [
      { q1: 1, 'q1#other': 'It depends' },
      { q1: 3, 'q1#other': null },
    ];
    const exhibits = shown(rows, one('q1', { chart: 'none' }));
    expect(exhibits.map(({ id }) => id)).toEqual([
      ...['shares:q1', 'figures:q1', 'written:q1', 'words:q1', 'cloud:q1', 'verbatims:q1'],
    ]);
    expect(linesIn(find<Table>(exhibits, 'written:q1'))[0]).toEqual(['Wrote something', 1, null]);
  });
});
