import type { QuestionTypeSlug } from '@wenshu/question-types/answering';
import { partId, type Raw } from './raw-answers.ts';

/** What stands in a file of data, by the name of its column. */
export type Cells = Readonly<Record<string, string | number | null>>;

const orNull = (value: Raw) => value ?? null;
/** The number that an option got at publishing: its place, from 1. */
const codeIn = (slug: string, letters: string, id: Raw) => {
  const place = [...letters].findIndex(letter => partId(slug, letter) === id);
  return place < 0 ? null : place + 1;
};
const each = (letters: string, cell: (letter: string, place: number) => readonly (readonly [string, Raw])[]): Cells =>
  Object.fromEntries([...letters].flatMap((letter, at) => cell(letter, at + 1)));

/** Points of what was chosen, of those that have points; none where nothing chosen has any. */
function points(slug: string, chosen: readonly Raw[], scores: Readonly<Record<string, number>>): number | null {
  const told = chosen.flatMap(id =>
    Object.entries(scores).flatMap(([letter, score]) => (partId(slug, letter) === id ? [score] : [])),
  );
  return told.length === 0 ? null : told.reduce((sum, one) => sum + one, 0);
}

const fileText = (files: Raw) => files?.map(({ id, name }: Raw) => `${id}/${name}`).join('; ') ?? null;
type Of = (q: string, answer: Raw, slug: string) => Cells;

const oneWithBlank: Of = (q, answer, slug) => ({
  [q]: codeIn(slug, 'abc', answer?.item),
  [`${q}_3_text`]: orNull(answer?.blank),
  [`${q}_score`]: points(slug, [answer?.item], { a: 2 }),
});
const chosen =
  (letters: string): Of =>
  (q, answer, slug) =>
    each(letters, (letter, place) => [
      [`${q}_${place}`, answer ? Number(answer.items.includes(partId(slug, letter))) : null],
    ]);
const withBlank: Of = (q, answer, slug) => ({
  ...chosen('abcd')(q, answer, slug),
  [`${q}_3_text`]: orNull(answer?.blanks?.[partId(slug, 'c')]),
});
const blanks: Of = (q, answer, slug) => {
  const number = answer?.[partId(slug, 'a')];
  return { [`${q}_1`]: number === undefined ? null : Number(number), [`${q}_2`]: orNull(answer?.[partId(slug, 'b')]) };
};
const uploads: Of = (q, answer) => ({ [q]: fileText(answer?.files) });
const itself: Of = (q, answer) => ({ [q]: orNull(answer) });
const byRow =
  (rows: string, letters: string, scores?: Readonly<Record<string, number>>): Of =>
  (q, answer, slug) => ({
    ...each(rows, (row, place) => [[`${q}_${place}`, codeIn(slug, letters, answer?.[partId(slug, row)])]]),
    ...(scores && {
      [`${q}_score`]: points(
        slug,
        [...rows].map(row => answer?.[partId(slug, row)]),
        scores,
      ),
    }),
  });
const numbers =
  (letters: string): Of =>
  (q, answer, slug) =>
    each(letters, (letter, place) => [[`${q}_${place}`, orNull(answer?.[partId(slug, letter)])]]);
const tasks = (
  q: string,
  answer: Raw,
  cell: (said: Raw, task: number) => readonly (readonly [string, Raw])[],
): Cells => ({
  [`${q}_version`]: orNull(answer?.version),
  ...Object.fromEntries([1, 2, 3].flatMap(task => cell(answer?.tasks[task], task))),
});

/** A type that is not here does not compile. */
export const dataTwins: Readonly<Record<QuestionTypeSlug, Of>> = {
  'single-choice': oneWithBlank,
  dropdown: oneWithBlank,
  scale: (q, answer, slug) => ({
    [q]: codeIn(slug, 'abcde', answer?.item),
    [`${q}_score`]: points(slug, [answer?.item], { a: 1, e: 5 }),
  }),
  'multiple-choice': withBlank,
  'multi-dropdown': withBlank,
  label: chosen('abc'),
  cascade: (q, answer, slug) =>
    Object.fromEntries([0, 1, 2, 3].map(level => [`${q}_${level + 1}`, codeIn(slug, 'abcde', answer?.path[level])])),
  evaluation: (q, answer, slug) => ({
    [q]: orNull(answer?.score),
    ...each('abc', (letter, place) => [
      [`${q}_${place}`, answer ? Number(answer.tags.includes(partId(slug, letter))) : null],
    ]),
    [`${q}_comment`]: orNull(answer?.comment),
  }),
  rating: itself,
  nps: itself,
  ranking: (q, answer, slug) =>
    each('abcd', (letter, place) => {
      const rank = (answer?.order.indexOf(partId(slug, letter)) ?? -1) + 1;
      return [[`${q}_${place}`, rank === 0 ? null : rank]];
    }),
  ruler: numbers('ab'),
  weighting: numbers('abc'),
  'matrix-single': byRow('xy', 'abc', { a: 1, b: 2 }),
  'matrix-scale': byRow('xyz', 'abcde', { a: 1, e: 5 }),
  'contrast-scale': byRow('xy', 'abcdefg', { a: -3, d: 0, g: 3 }),
  'matrix-multiple': (q, answer, slug) => ({
    ...each('xy', (row, at) =>
      [...'abcd'].map((letter, place) => {
        const own = answer?.[partId(slug, row)];
        return [`${q}_${at}_${place + 1}`, own ? Number(own.includes(partId(slug, letter))) : null];
      }),
    ),
    [`${q}_score`]: points(
      slug,
      [...'xy'].flatMap(row => answer?.[partId(slug, row)] ?? []),
      { a: 1, b: 2 },
    ),
  }),
  // Columns and their lists are numbered one after the other: M 1, its three 2 to 4, N 5, its three 6 to 8.
  'matrix-dropdown': (q, answer, slug) =>
    each('xy', (row, at) => [
      [`${q}_${at}_1`, codeIn(slug, 'mabcndef', answer?.[partId(slug, row)]?.[partId(slug, 'm')])],
      [`${q}_${at}_5`, codeIn(slug, 'mabcndef', answer?.[partId(slug, row)]?.[partId(slug, 'n')])],
    ]),
  'matrix-fill-in': (q, answer, slug) =>
    each('xy', (row, at) => {
      const own = answer?.[partId(slug, row)];
      const number = own?.[partId(slug, 'b')];
      return [
        [`${q}_${at}_1`, orNull(own?.[partId(slug, 'a')])],
        [`${q}_${at}_2`, number === undefined ? null : Number(number)],
      ];
    }),
  'fill-in': (q, answer) => ({ [q]: answer === undefined ? null : Number(answer) }),
  'multi-fill-in': blanks,
  'horizontal-fill-in': blanks,
  date: itself,
  location: (q, answer) =>
    Object.fromEntries(
      ['latitude', 'longitude', 'address', 'area', 'areaName'].map(name => [`${q}_${name}`, orNull(answer?.[name])]),
    ),
  'file-upload': uploads,
  'image-upload': uploads,
  'video-upload': uploads,
  signature: (q, answer) => ({ [q]: answer ? fileText([answer.file]) : null }),
  'image-hotspot': (q, answer, slug) =>
    each('abc', (letter, place) => {
      const mood = ['like', 'neutral', 'dislike'].indexOf(answer?.[partId(slug, letter)]) + 1;
      return [[`${q}_${place}`, mood === 0 ? null : mood]];
    }),
  blink: (q, answer) => ({ [q]: orNull(answer?.exposureMs) }),
  'three-d-display': (q, answer) => ({
    [`${q}_viewed`]: orNull(answer?.viewedSeconds),
    [`${q}_rotated`]: orNull(answer?.rotatedSeconds),
  }),
  kano: (q, answer, slug) =>
    each('xy', (row, at) => {
      const own = answer?.[partId(slug, row)];
      return [
        ...['functional', 'dysfunctional'].map(
          side => [`${q}_${at}_${side}`, codeIn(slug, 'abcde', own?.[side])] as const,
        ),
        [`${q}_${at}_importance`, orNull(own?.importance)],
      ];
    }),
  maxdiff: (q, answer, slug) =>
    tasks(q, answer, (said, task) =>
      ['best', 'worst'].map(side => [`${q}_${task}_${side}`, codeIn(slug, 'abcdef', said?.[side])]),
    ),
  cbc: (q, answer) => tasks(q, answer, (said, task) => [[`${q}_${task}`, orNull(said)]]),
  cpc: (q, answer) => tasks(q, answer, (said, task) => [[`${q}_${task}`, orNull(said)]]),
  psm: (q, answer) =>
    Object.fromEntries(
      ['tooCheap', 'cheap', 'expensive', 'tooExpensive'].map(name => [`${q}_${name}`, orNull(answer?.[name])]),
    ),
  bpto: (q, answer, slug) => {
    const steps = answer?.choices.map((choice: string | null) => (choice === null ? 0 : codeIn(slug, 'abc', choice)));
    const times = (letter: string) =>
      answer?.choices.filter((choice: Raw) => choice === partId(slug, letter)).length ?? 0;
    return {
      [`${q}_steps`]: steps?.join(',') ?? null,
      ...each('abc', (letter, place) => [[`${q}_${place}`, times(letter) > 0 ? 8 + 2 * times(letter) : null]]),
    };
  },
  'text-note': () => ({}),
  'page-break': () => ({}),
};
