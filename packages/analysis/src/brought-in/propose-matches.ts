import { type ColumnShape, fitsShape } from '@wenshu/survey-core';

/** A question of one wave, as it is compared with those of another. */
export interface Matchable {
  readonly name: string;
  readonly title: string;
  readonly shape: ColumnShape;
  readonly options: readonly { readonly title: string }[];
}

/** Alike enough to be proposed: called alike, or asked in the same words, or nearly so with the same options. */
const ENOUGH = 2;
/** Two questions that share a number and nothing else are two questions. */
const UNLIKE = 0.3;
const ALIKE = 0.75;

/** For each question the one among `others` that it seems to be, each at most once; −1 where there is none. */
export function proposeMatches(questions: readonly Matchable[], others: readonly Matchable[]): number[] {
  const pairs = questions
    .flatMap((question, from) => others.map((other, to) => ({ from, to, likeness: likenessOf(question, other) })))
    .filter(({ likeness }) => likeness >= ENOUGH)
    .sort((a, b) => b.likeness - a.likeness || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
  const matches = questions.map(() => -1);
  const taken = new Set<number>();
  for (const { from, to } of pairs) {
    if (matches[from] !== -1 || taken.has(to)) continue;
    matches[from] = to;
    taken.add(to);
  }
  return matches;
}

function likenessOf(a: Matchable, b: Matchable): number {
  if (!fitsShape(a.shape, b.shape)) return 0;
  const titles = likenessOfTexts(a.title, b.title);
  const options = sharedOptions(a, b);
  const isNamed = normal(a.name) === normal(b.name);
  if (isNamed && titles < UNLIKE && options < UNLIKE) return 0;
  return (isNamed ? 2 : 0) + (titles === 1 ? 3 : titles >= ALIKE ? 1.5 : 0) + options;
}

/** The share of options that both have; of two without options nothing is known. */
function sharedOptions({ options: a }: Matchable, { options: b }: Matchable): number {
  if (a.length === 0 || b.length === 0) return 0;
  const own = new Set(a.map(({ title }) => normal(title)));
  const shared = b.filter(({ title }) => own.has(normal(title))).length;
  return shared / Math.max(a.length, b.length);
}

const normal = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');

/** Of two texts the share of neighbouring letters that they have in common (Dice). */
function likenessOfTexts(one: string, other: string): number {
  const [a, b] = [normal(one), normal(other)];
  if (a === b) return 1;
  const [pairsOfA, pairsOfB] = [pairsOf(a), pairsOf(b)];
  const shared = [...pairsOfA].filter(pair => pairsOfB.has(pair)).length;
  const all = pairsOfA.size + pairsOfB.size;
  return all === 0 ? 0 : (2 * shared) / all;
}

const pairsOf = (text: string) =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
