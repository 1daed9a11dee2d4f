import { describe, expect, it } from 'vitest';
import { toldBy } from '../../../test/case-data.ts';
import { cellsOf, codedVariable, numberVariable, presentModel, refusalOf } from '../../../test/model-truth.ts';
import type { DataVariable, Exhibit, ModelRequest, Row, Table, Verbatims } from '../../index.ts';
import { ownForms, readOwnWords } from './own-words.ts';
import { readTexts } from './read-texts.ts';

const text: DataVariable = { key: 't', name: 'T', label: '', kept: 'text', measure: 'nominal', questionId: 't' };
const places: DataVariable = {
  key: 'm',
  name: 'M',
  label: '',
  kept: 'codes',
  measure: 'nominal',
  questionId: 'm',
  categories: [
    { code: 4, label: 'Shop' },
    { code: 7, label: 'Web' },
  ],
};
const variables = [text, codedVariable('g', ['North', 'South', 'Nobody']), places, numberVariable('w')];
const data = (rows: readonly Row[], weight?: string) => ({ rows, variables, ...(weight !== undefined && { weight }) });
const times = (count: number, row: Row): readonly Row[] => Array.from({ length: count }, () => row);
const quiet = { phrases: false, apart: false, feeling: false };
const find = <Found extends Exhibit>(exhibits: readonly Exhibit[], id: string) =>
  exhibits.find(one => one.id === id) as Found | undefined;
const rowsOf = (exhibits: readonly Exhibit[], id: string) => {
  const table = find<Table>(exhibits, id)!;
  const leaves = table.rows.flatMap(row => row.children ?? [row]);
  return leaves.map(({ text: name }, at) => [name, ...cellsOf(exhibits, id)[at]!]);
};

describe('frequent words', () => {
  const rows: readonly Row[] = [
    { t: 'Slow, slow delivery', g: 1, w: 1 },
    { t: 'delivery was slow', g: 2, w: 2 },
    { t: '物流太慢', g: 1, w: 1 },
    { t: '物流慢！', g: null, w: 4 },
    { t: 'alone', g: 2, w: 0 },
    { t: null, g: 2, w: 1 },
  ];

  it('are answers that have a word, by each text’s own language, without what one alone has said', () => {
    const shown = presentModel('words', { slots: { text: ['t'], banner: [] }, options: quiet }, data(rows));
    expect(rowsOf(shown, 'words')).toEqual([
      ['delivery', 2, 40],
      ['slow', 2, 40],
      ['慢', 2, 40],
      ['物流', 2, 40],
      ['People who wrote', 5, 5],
    ]);
  });

  it('are weighted and stand by column, counted as they are beside it', () => {
    const request = { slots: { text: ['t'], banner: ['g'] }, options: quiet };
    const shown = presentModel('words', request, data(rows, 'w'));
    const table = find<Table>(shown, 'words')!;
    // Who weighs nothing is in no base; nobody is in a column of a question that they did not answer.
    expect(table.source.base).toEqual({ people: 4, weighted: 8, effective: 64 / 22 });
    expect(rowsOf(shown, 'words')).toEqual([
      ['慢', 2, 62.5, 50, 0],
      ['物流', 2, 62.5, 50, 0],
      ['delivery', 2, 37.5, 50, 100],
      ['slow', 2, 37.5, 50, 100],
      ['People who wrote', 4, 4, 2, 1],
    ]);
  });

  it('count as people want: some left out, some as one', () => {
    const own = readOwnWords('slow，taste', 'parcel=delivery=物流;speed=fast');
    expect(ownForms('Slow delivery, fast taste', own)).toEqual(['parcel', 'speed']);
    expect(ownForms('物流慢', own)).toEqual(['parcel', '慢']);
    const several = readOwnWords('快递公司', '客服=customer service');
    expect(ownForms('Customer service was rude', several)).toEqual(['客服', 'rude']);
    const options = { ...quiet, leftOut: 'slow', joined: 'parcel=delivery=物流' };
    const shown = presentModel('words', { slots: { text: ['t'], banner: [] }, options }, data(rows));
    expect(rowsOf(shown, 'words').slice(0, 2)).toEqual([
      ['parcel', 4, 80],
      ['慢', 2, 40],
    ]);
  });

  it('have nothing of who somebody is', () => {
    const shown = presentModel(
      'words',
      { slots: { text: ['t'], banner: [] }, options: { find: '电话', themes: true } },
      data(times(12, { t: '电话 13800138000' })),
    );
    expect(JSON.stringify(shown)).not.toContain('13800138000');
    expect(find<Verbatims>(shown, 'places')!.texts[0]!.text).toContain('电话');
  });

  it('are those of the newest, where people write more than is read', () => {
    const records = Array.from({ length: 5 }, (_, at) => ({ id: String(at), text: 'ten letters' }));
    expect(readTexts(records, readOwnWords('', ''), undefined, 30).recordIds).toEqual(['0', '1']);
    expect(readTexts(records, readOwnWords('', ''), undefined, 3).recordIds).toEqual(['0']);
  });
});

describe('what sets groups apart', () => {
  const rows = [
    ...times(30, { t: 'too expensive', g: 1, m: [4] }),
    ...times(20, { t: 'fine', g: 1, m: [4, 7] }),
    ...times(5, { t: 'too expensive', g: 2, m: [7] }),
    ...times(45, { t: 'fine', g: 2, m: [7] }),
    ...times(40, { t: 'expensive', g: null, m: null }),
  ];
  const request = (banner: readonly string[]) => ({
    slots: { text: ['t'], banner },
    options: { ...quiet, apart: true },
  });

  it('is tested against the rest of those who answered, p corrected over all words of all columns', () => {
    const shown = presentModel('words', request(['g']), data(rows));
    // G² of 30 of 50 against 5 of 50, by hand.
    expect(rowsOf(shown, 'apart')[0]).toEqual([
      ...['expensive', 60, 10, 'more'],
      expect.closeTo(30.0, 0),
      expect.closeTo(0, 6),
      '',
    ]);
    expect(toldBy(shown, 'apart', 'meaning')[0]).toBe(
      '“expensive” is said more often in “g = North” (60.0%, the rest 10.0%).',
    );
    expect(toldBy(shown, 'apart', 'meaning')).toHaveLength(3);
  });

  it('is judged of columns that share people too, each against whoever is not in it', () => {
    const shown = presentModel('words', request(['m']), data(rows));
    const own = rowsOf(shown, 'apart').filter(([word]) => word === 'expensive');
    expect(own.map(row => row.slice(1, 4))).toEqual([
      [60, 10, 'more'],
      [expect.closeTo((100 * 5) / 70, 9), 100, 'less'],
    ]);
  });

  it('is told to be rough, and told in no sentence, where fewer than five are expected', () => {
    const some = [
      ...times(40, { t: 'fine', g: 1 }),
      ...times(34, { t: 'fine', g: 2 }),
      ...times(6, { t: 'odd', g: 2 }),
    ];
    const shown = presentModel('words', request(['g']), data(some));
    const odd = rowsOf(shown, 'apart').find(([word]) => word === 'odd')!;
    expect([odd[4], odd.at(-1)]).toEqual([expect.any(Number), 'rough']);
    expect(toldBy(shown, 'apart', 'meaning').join()).not.toContain('odd');
  });

  it('is nothing where groups say the same, and says so; of few people nothing is told', () => {
    const alike = [1, 2].flatMap(g => [...times(20, { t: 'fine', g }), ...times(20, { t: 'expensive', g })]);
    const nothing = 'No group was found to use words clearly other than the rest.';
    expect(toldBy(presentModel('words', request(['g']), data(alike)), 'apart', 'meaning')).toEqual([nothing]);
    const few = presentModel('words', request(['g']), data(alike.filter((_, at) => at % 4 === 0)));
    expect(toldBy(few, 'apart', 'meaning')).toEqual([]);
    expect(toldBy(few, 'words', 'warning').join()).toContain('Fewer than 30 people');
  });
});

describe('feeling', () => {
  it('is counted by class and group, with letters, a mean and a test', () => {
    const rows = [
      ...times(40, { t: '很满意', g: 1 }),
      ...times(10, { t: '太差了', g: 1 }),
      ...times(15, { t: '很满意', g: 2 }),
      ...times(35, { t: '太差了', g: 2 }),
    ];
    const request = { slots: { text: ['t'], banner: ['g'] }, options: { ...quiet, feeling: true } };
    const shown = presentModel('words', request, data(rows));
    expect(rowsOf(shown, 'feeling').map(row => row.slice(0, 5))).toMatchObject([
      ['Positive', 55, expect.closeTo(55, 9), 80, 30],
      ['Negative', 45, 45, 20, 70],
      ['Mixed', 0, 0, 0, 0],
      ['Nothing told', 0, 0, 0, 0],
      ['Mean score (−1 to 1)', '', expect.any(Number), expect.any(Number), expect.any(Number)],
      ['People who wrote', 100, 100, 50, 50],
    ]);
    const { cells } = find<Table>(shown, 'feeling')!;
    expect([cells[0]![2]!.letters, cells[1]![3]!.letters]).toEqual(['B', 'A']);
    expect(toldBy(shown, 'feeling', 'meaning')).toEqual(['Feeling differs between the groups of “g” (p<0.001).']);
    // No more is said of how good it is than was measured.
    expect(toldBy(shown, 'feeling', 'footnote')[0]).toMatch(/150 answers in each language.*72% in Chinese and 73%/);
    expect(find(shown, 'feelingBars')).toMatchObject({
      layout: 'stacked-to-100',
      categories: ['Everybody', 'North', 'South'],
    });
  });
});

describe('words that go together', () => {
  it('stand with how often beyond chance, and are told where that is sure', () => {
    const rows = [
      ...times(30, { t: 'rude staff' }),
      ...times(10, { t: 'rude' }),
      ...times(10, { t: 'staff' }),
      ...times(50, { t: 'fine' }),
    ];
    const request = { slots: { text: ['t'], banner: [] }, options: { ...quiet, together: true } };
    const shown = presentModel('words', request, data(rows));
    expect(rowsOf(shown, 'together')).toEqual([['rude + staff', 30, 30, expect.closeTo(1.875, 9), expect.any(Number)]]);
    expect(toldBy(shown, 'together', 'meaning')).toEqual([
      '“rude” and “staff” often stand in the same answer, 1.9 times as often as by chance.',
    ]);
  });
});

describe('themes and places', () => {
  const rows = [
    ...times(9, { t: '物流慢' }),
    ...times(8, { t: '物流太慢' }),
    ...times(7, { t: '客服差' }),
    ...times(6, { t: '客服很差' }),
    ...times(5, { t: '包装破了' }),
    ...times(4, { t: '包装破' }),
    ...times(2, { t: '！' }),
  ];
  const themes = (more = {}) => ({
    slots: { text: ['t'], banner: [] },
    options: { ...quiet, themes: true, count: 3, ...more },
  });

  it('are proposals with words, shares and texts to read; people name them', () => {
    const shown = presentModel('words', { ...themes(), names: { '1': 'Delivery' } }, data(rows));
    expect(rowsOf(shown, 'themes').map(([name, words, texts]) => [name, words, texts])).toEqual([
      ['Delivery', '慢, 物流', 17],
      ['Theme 2', '客服, 差', 13],
      ['Theme 3', '包装, 破', 9],
    ]);
    const quotes = find<Verbatims>(shown, 'themeQuotes')!;
    expect(quotes.texts.map(({ about }) => about)).toContain('Delivery');
    expect(new Set(quotes.texts.map(one => one.text)).size).toBe(quotes.texts.length);
    expect(toldBy(shown, 'themes', 'footnote').join(' ')).toMatch(/a proposal.*2 answers share no word/);
  });

  it('are none of too few, and their number is proposed where nobody gives one', () => {
    const few = presentModel('words', themes(), data(rows.slice(0, 9)));
    expect(toldBy(few, 'themes', 'meaning')).toEqual([
      'There are too few answers, or they share too few words, to be parted into themes.',
    ]);
    const proposed = presentModel('words', themes({ count: null }), data(rows));
    expect(toldBy(proposed, 'themes', 'footnote').join(' ')).toContain('Their number was proposed');
  });

  it('show what people wrote only where it is wanted', () => {
    const kindsOf = (options: object) => presentModel('words', themes(options), data(rows)).map(({ kind }) => kind);
    expect(kindsOf({ find: '客服' })).toContain('verbatims');
    expect(kindsOf({ find: '客服', quotes: false })).not.toContain('verbatims');
  });

  it('find a word with what stands around it, the newest first, and its record', () => {
    const shown = presentModel('words', themes({ find: '客服 -很' }), data(rows));
    const places = find<Verbatims>(shown, 'places')!;
    expect([places.total, places.texts[0]]).toEqual([7, { text: '客服差', recordId: '23', marks: [[0, 2]] }]);
    expect(toldBy(shown, 'places', 'footnote')).toEqual(['7 answers have it (17.1%); at most 100 places are listed.']);
    const nowhere = presentModel('words', themes({ find: 'nowhere' }), data(rows));
    expect(toldBy(nowhere, 'places', 'meaning')).toEqual(['No answer has “nowhere”.']);
  });
});

describe('is refused', () => {
  const request = (options: ModelRequest['options'], banner: readonly string[] = []) => ({
    slots: { text: ['t'], banner },
    options,
  });
  it.each([
    ['a search that cannot be read', { find: '"slow' }, 'find', 'search-not-readable'],
    ['a list without end', { leftOut: 'x'.repeat(2001) }, 'leftOut', 'not-readable'],
    ['words that are none', { joined: 7 }, 'joined', 'not-readable'],
    ['nine hundred themes', { count: 900 }, 'count', 'not-readable'],
  ])('%s', (_, options, slot, word) => {
    // Rows of the table have options of their own each.
    expect(
      refusalOf('words', request(options as unknown as ModelRequest['options']), data([{ t: 'a' }])),
    ).toMatchObject({ slot, word });
  });

  it('where nobody wrote, and where what is asked for is no text', () => {
    expect(refusalOf('words', request({}), data([{ t: null }]))).toEqual({ word: 'nothing-written', slot: 'text' });
    expect(refusalOf('words', { slots: { text: ['g'], banner: [] } }, data([]))).toMatchObject({ slot: 'text' });
    expect(refusalOf('words', request({}, ['t']), data([]))).toMatchObject({ slot: 'banner' });
  });
});
