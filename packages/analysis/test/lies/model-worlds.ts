import type { DataVariable, ModelName, ModelRequest, Row } from '../../src/index.ts';
import type { SlowData } from '../run-kind.ts';
import { type Chance, chanceFrom } from './chance.ts';

/** People of whom nothing has to do with anything else, or in whom one thing clearly does. */
export interface ModelWorld {
  readonly rows: readonly Row[];
  readonly variables: readonly DataVariable[];
}

const labels = (...texts: readonly string[]) => texts.map((label, at) => ({ code: 10 - at, label }));
const points = ['1', '2', '3', '4', '5'].map((label, at) => ({ code: at + 1, label }));
const named = (key: string, more: Partial<DataVariable>): DataVariable => ({
  key,
  name: key.toUpperCase(),
  label: `About ${key}`,
  kept: 'number',
  measure: 'scale',
  questionId: key,
  ...more,
});
const coded = { kept: 'code', measure: 'nominal' } as const;
const scaled = { kept: 'code', measure: 'ordinal', categories: points } as const;

const variables: readonly DataVariable[] = [
  named('y', {}),
  ...['x1', 'x2', 'x3', 'x4', 'x5', 'x6'].map(key => named(key, scaled)),
  ...['n1', 'n2'].map(key => named(key, {})),
  named('t', scaled),
  named('b', { ...coded, categories: labels('Yes', 'No') }),
  named('g', { ...coded, categories: labels('North', 'South', 'West') }),
  named('o', { ...coded, categories: labels('Tea', 'Coffee', 'Juice') }),
  named('m', { ...coded, kept: 'codes', categories: labels('Shop', 'Web', 'Phone') }),
  named('w', { kept: 'text', measure: 'nominal' }),
];
const words = ['price', 'staff', 'parcel', 'taste', 'colour', 'great', 'awful', 'shop', 'app', 'size'];

const pointOf = (value: number) => Math.min(5, Math.max(1, Math.round(3 + value)));

/** `strength` 0 is noise: y, b, t, o and g have to do with x1 otherwise; x1 to x3 and x4 to x6 hang together. */
export function modelWorld(strength: number, people: number, seed: number): ModelWorld {
  const chance = chanceFrom(seed);
  return { variables, rows: Array.from({ length: people }, () => personOf(strength, chance)) };
}

function personOf(strength: number, chance: Chance): Row {
  const { normal, next } = chance;
  const [first, second] = [normal(), normal()].map(value =>
    strength > 0 ? Math.sign(value) * 1.2 + 0.3 * value : value,
  );
  const part = Math.min(1, strength);
  const x = [first!, first!, first!, second!, second!, second!].map(of =>
    pointOf(part * of + (1 - 0.75 * part) * normal()),
  );
  const drawn = strength * (x[0]! - 3) + normal();
  const missing = next() < 0.05;
  return {
    ...Object.fromEntries(x.map((value, at) => [`x${at + 1}`, missing && at === 1 ? null : value])),
    y: 50 + 5 * drawn,
    n1: 3 + normal(),
    n2: 20 + 4 * normal(),
    t: pointOf(drawn),
    b: drawn + normal() > 0.3 ? 10 : 9,
    g: 10 - (strength > 0 && next() < 0.8 ? (drawn > 0.5 ? 0 : drawn < -0.5 ? 2 : 1) : chance.below(3)),
    o: 10 - (strength > 0 && next() < 0.8 ? (drawn > 0.5 ? 0 : drawn < -0.5 ? 1 : 2) : chance.below(3)),
    m: [10, 9, 8].filter(code => next() < (strength > 0 && code === 10 ? (drawn > 0 ? 0.9 : 0.1) : 0.4)),
    w: [
      ...words.filter(() => next() < 0.25),
      ...(next() < (strength > 0 && drawn > 0.5 ? 0.9 : 0.3) ? ['slow'] : []),
    ].join(' '),
  };
}

/** A model as it is tried: what it is asked, what of its sentences claims nothing, and what must be said of the strong world. */
export interface TriedModel {
  readonly name: ModelName;
  readonly request: Partial<ModelRequest>;
  /** Sentences that claim no effect: that there is none, or a plain number. Whatever is not among them counts as a claim. */
  readonly plain: readonly RegExp[];
  readonly must: RegExp;
  /** People of another sort than `modelWorld` has. */
  readonly world?: (strength: number, people: number, seed: number) => SlowData;
}
