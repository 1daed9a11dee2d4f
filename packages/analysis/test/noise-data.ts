import { distributions, seededRandom } from '@wenshu/statistics';
import type { DataVariable, Row } from '../src/index.ts';

const scaleOf = (key: string): DataVariable => ({
  key,
  name: key,
  label: '',
  kept: 'code',
  measure: 'ordinal',
  questionId: key,
  categories: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'].map((label, at) => ({ code: at + 1, label })),
});
const choiceOf = (key: string, codes: readonly number[]): DataVariable => ({
  key,
  name: key,
  label: '',
  kept: 'code',
  measure: 'nominal',
  questionId: key,
  categories: codes.map((code, at) => ({ code, label: `${key}${'ABCDE'[at]}` })),
});

export const noiseVariables: readonly DataVariable[] = [
  ...['s1', 's2', 's3', 's4', 's5', 's6'].map(scaleOf),
  { key: 'n1', name: 'n1', label: '', kept: 'number', measure: 'scale', questionId: 'n1' },
  { key: 't', name: 't', label: '', kept: 'text', measure: 'nominal', questionId: 't' },
  // Codes that are no places, groups of unequal size.
  ...[choiceOf('g', [3, 1, 7]), choiceOf('h', [2, 9, 4, 5]), choiceOf('y', [5, 2])],
];

const words = ['price', 'staff', 'parcel', 'taste', 'colour', 'great', 'awful', 'slow', 'shop', 'app', 'size', 'box'];

/** Each word by itself, or the likelier ones; nothing where it came to none. */
export function writtenBy(random: ReturnType<typeof seededRandom>, likelier: readonly string[] = []): string | null {
  const said = words.filter(word => random.next() < (likelier.includes(word) ? 0.9 : 0.25));
  return said.length > 0 ? said.join(' ') : null;
}

/** People whose answers have nothing to do with each other; some did not answer everything. */
export function noiseRows(seed: number, people = 120): readonly Row[] {
  const random = seededRandom(seed);
  // Its own draws: what people write leaves the others' numbers as they are.
  const writing = seededRandom(seed + 1_000_003);
  const pick = <Part>(parts: readonly Part[]) => parts[random.below(parts.length)]!;
  return Array.from({ length: people }, () => ({
    ...Object.fromEntries(
      ['s1', 's2', 's3', 's4', 's5', 's6'].map(key => [key, random.next() < 0.02 ? null : pick([1, 2, 3, 3, 4, 4, 5])]),
    ),
    n1: 50 + 10 * random.normal(),
    g: pick([3, 1, 1, 7]),
    h: pick([2, 9, 4, 4, 5]),
    y: pick([5, 5, 2]),
    t: writtenBy(writing),
  }));
}

/** Of so many draws with a chance of 5% each: more of them happen in fewer than one run of a hundred. */
export function mostByChance(draws: number, chance = 0.05): number {
  let most = 0;
  while (1 - distributions.binomialCdf(most, draws, chance) > 0.01) most++;
  return most;
}
