import type { QuestionTypeSlug } from '@wenshu/question-types/answering';

/** As PostgreSQL keeps it. */
// biome-ignore lint/suspicious/noExplicitAny: the twin reads stored JSON as it stands, without the types of those it judges.
export type Raw = any;
type Draw = () => number;

/** A part of a question, as `allTypeInputs` names it. */
export const partId = (slug: string, letter: string) => `${slug.replaceAll('-', '')}Part${letter}`;
export const questionIdOf = (slug: string) => `${slug.replaceAll('-', '')}Question`;

/** Numbers between 0 and 1, the same every time. */
export function drawing(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const among = <T>(draw: Draw, list: readonly T[]): T => list[Math.floor(draw() * list.length)]!;
/** The first ones more often: nothing is as frequent as another. */
const leaning = <T>(draw: Draw, list: readonly T[]): T => list[Math.floor(draw() ** 1.7 * list.length)]!;
const whole = (draw: Draw, least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
const seldom = (draw: Draw) => draw() < 0.13;
const part = (draw: Draw, slug: string, letters: string) => partId(slug, leaning(draw, [...letters]));

/** Of each of these letters something, of some nothing. */
const byPart = (draw: Draw, slug: string, letters: string, one: () => Raw): Raw =>
  unlessEmpty(
    Object.fromEntries([...letters].flatMap(letter => (seldom(draw) ? [] : [[partId(slug, letter), one()]]))),
  );
/** What holds nothing is not stored. */
const unlessEmpty = (answer: Raw): Raw => (Object.keys(answer).length === 0 ? undefined : answer);

const several = (draw: Draw, slug: string) => {
  if (draw() < 0.2) return { items: [partId(slug, 'd')] };
  const items = [...new Set([part(draw, slug, 'abc'), part(draw, slug, 'bac')])];
  const blank = partId(slug, 'c');
  return { items, ...(items.includes(blank) && { blanks: { [blank]: among(draw, ['Tea', 'Water', 'tea']) } }) };
};
const oneWithBlank = (draw: Draw, slug: string) => {
  const item = part(draw, slug, 'abc');
  return item === partId(slug, 'c') ? { item, blank: among(draw, ['Tea', 'Juice']) } : { item };
};
const files = (draw: Draw, name: string) => ({
  files: Array.from({ length: whole(draw, 2, 3) }, (_, at) => ({
    id: `${name}${at}${whole(draw, 1, 9999)}`,
    name: `${name} ${at}.${among(draw, ['jpg', 'pdf', 'mp4', 'bin'])}`,
    size: whole(draw, 1, 5000),
  })),
});
const blanks = (draw: Draw, slug: string) =>
  unlessEmpty({
    ...(seldom(draw) ? {} : { [partId(slug, 'a')]: String(whole(draw, 0, 12)) }),
    ...(seldom(draw) ? {} : { [partId(slug, 'b')]: among(draw, ['cups', 'mugs', '杯']) }),
  });
const tasks = (draw: Draw, one: (version: number, task: number) => Raw) => {
  const version = whole(draw, 1, 2);
  const list = [1, 2, 3].filter(() => !seldom(draw)).map(task => [task, one(version, task)]);
  return list.length === 0 ? undefined : { version, tasks: Object.fromEntries(list) };
};
/** The sets of the example of maxdiff, by version. */
export const maxDiffSets = [
  ['abc', 'def', 'ace'],
  ['fba', 'cde', 'bdf'],
] as const;

/** An answer of every type: a type that is not here does not compile. */
export const answerOf: Readonly<Record<QuestionTypeSlug, (draw: Draw) => Raw>> = {
  'single-choice': draw => oneWithBlank(draw, 'single-choice'),
  dropdown: draw => oneWithBlank(draw, 'dropdown'),
  scale: draw => ({ item: part(draw, 'scale', 'abcde') }),
  'multiple-choice': draw => several(draw, 'multiple-choice'),
  'multi-dropdown': draw => several(draw, 'multi-dropdown'),
  label: draw => ({ items: [...new Set([part(draw, 'label', 'abc'), part(draw, 'label', 'cab')])] }),
  cascade: draw => ({
    path: draw() < 0.35 ? [partId('cascade', 'e')] : [...'abcd'].map(letter => partId('cascade', letter)),
  }),
  evaluation: draw => {
    const score = whole(draw, 1, 5);
    const tags = [...(score === 5 ? 'ac' : score === 1 ? 'bc' : 'c')].filter(() => draw() < 0.6);
    return {
      score,
      tags: tags.map(tag => partId('evaluation', tag)),
      ...(draw() < 0.4 && { comment: among(draw, ['Quick', 'Slow service']) }),
    };
  },
  rating: draw => whole(draw, 1, 7),
  nps: draw => 10 - Math.floor(draw() ** 2 * 11),
  ranking: draw => {
    const left = [...'abcd'];
    return {
      order: [0, 1, 2].map(() => partId('ranking', left.splice(Math.floor(draw() ** 1.5 * left.length), 1)[0]!)),
    };
  },
  ruler: draw => byPart(draw, 'ruler', 'ab', () => whole(draw, -10, 10) / 2),
  weighting: draw => {
    const [a, b] = [whole(draw, 0, 500) / 10, whole(draw, 0, 500) / 10];
    return Object.fromEntries(
      [...'abc'].map((letter, at) => [
        partId('weighting', letter),
        [a, b, Math.round(1000 - 10 * a - 10 * b) / 10][at],
      ]),
    );
  },
  'matrix-single': draw => byPart(draw, 'matrix-single', 'xy', () => part(draw, 'matrix-single', 'abc')),
  'matrix-scale': draw => byPart(draw, 'matrix-scale', 'xyz', () => part(draw, 'matrix-scale', 'abcde')),
  'contrast-scale': draw => byPart(draw, 'contrast-scale', 'xy', () => part(draw, 'contrast-scale', 'abcdefg')),
  'matrix-multiple': draw =>
    byPart(draw, 'matrix-multiple', 'xy', () =>
      draw() < 0.2
        ? [partId('matrix-multiple', 'd')]
        : [...new Set([part(draw, 'matrix-multiple', 'abc'), part(draw, 'matrix-multiple', 'abc')])],
    ),
  'matrix-dropdown': draw =>
    byPart(draw, 'matrix-dropdown', 'xy', () => ({
      [partId('matrix-dropdown', 'm')]: part(draw, 'matrix-dropdown', 'abc'),
      ...(seldom(draw) ? {} : { [partId('matrix-dropdown', 'n')]: part(draw, 'matrix-dropdown', 'def') }),
    })),
  'matrix-fill-in': draw =>
    byPart(draw, 'matrix-fill-in', 'xy', () => ({
      [partId('matrix-fill-in', 'a')]: among(draw, ['Tea', 'Coffee', '茶']),
      ...(seldom(draw) ? {} : { [partId('matrix-fill-in', 'b')]: String(whole(draw, 0, 99)) }),
    })),
  'fill-in': draw => String(whole(draw, 0, 90) / 4),
  'multi-fill-in': draw => blanks(draw, 'multi-fill-in'),
  'horizontal-fill-in': draw => blanks(draw, 'horizontal-fill-in'),
  date: draw => `202${whole(draw, 1, 6)}-0${whole(draw, 1, 9)}-${whole(draw, 10, 28)}`,
  location: draw =>
    among(draw, [
      {
        latitude: 31.230416,
        longitude: 121.473701,
        address: '人民大道 200 号',
        area: '310101',
        areaName: '上海市黄浦区',
      },
      { area: '441900', areaName: '广东省东莞市' },
      { area: '440106', areaName: '广东省广州市天河区' },
      { latitude: -33.8688, longitude: 0 },
      { address: '10 Downing Street, London' },
    ]),
  'file-upload': draw => files(draw, 'file'),
  'image-upload': draw => files(draw, 'image'),
  'video-upload': draw => files(draw, 'video'),
  signature: draw => ({
    file: { id: `signature${whole(draw, 1, 99999)}`, name: 'signature.png', size: whole(draw, 1, 9000) },
  }),
  'image-hotspot': draw => byPart(draw, 'image-hotspot', 'abc', () => leaning(draw, ['like', 'neutral', 'dislike'])),
  blink: draw => ({ exposureMs: whole(draw, 0, 700) }),
  'three-d-display': draw => ({ viewedSeconds: whole(draw, 10, 200) / 10, rotatedSeconds: whole(draw, 0, 90) / 10 }),
  kano: draw =>
    byPart(draw, 'kano', 'xy', () => ({
      functional: part(draw, 'kano', 'abcde'),
      dysfunctional: partId('kano', leaning(draw, [...'edcba'])),
      ...(seldom(draw) ? {} : { importance: whole(draw, 1, 5) }),
    })),
  maxdiff: draw =>
    tasks(draw, (version, task) => {
      const set = [...maxDiffSets[version - 1]![task - 1]!];
      const best = set.splice(Math.floor(draw() ** 1.5 * set.length), 1)[0]!;
      return { best: partId('maxdiff', best), worst: partId('maxdiff', among(draw, set)) };
    }),
  cbc: draw => tasks(draw, () => whole(draw, 0, 3)),
  cpc: draw => tasks(draw, () => whole(draw, 1, 10)),
  psm: draw => {
    const places = new Set<number>();
    while (places.size < 4) places.add(whole(draw, 0, 11));
    const [one, two, three, four] = [...places]
      .sort((a, b) => a - b)
      .map(place => Math.round(10 * (9.9 + 5 * place)) / 10);
    return { tooCheap: one, cheap: two, expensive: three, tooExpensive: four };
  },
  bpto: draw => {
    const left = new Map([...'bca'].map(letter => [letter, letter === 'c' ? 8 : 2]));
    const choices: (string | null)[] = [];
    while (left.size > 1 && choices.length < 20) {
      if (draw() < 0.12) return { choices: [...choices, null] };
      const brand = leaning(draw, [...left.keys()]);
      choices.push(partId('bpto', brand));
      if (left.get(brand)! > 1) left.set(brand, left.get(brand)! - 1);
      else left.delete(brand);
    }
    return { choices };
  },
  'text-note': () => undefined,
  'page-break': () => undefined,
};
