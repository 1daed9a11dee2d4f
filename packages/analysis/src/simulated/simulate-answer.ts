import type { SeededRandom } from '@wenshu/statistics';
import { type FlowQuestion, type Json, limits, parseDesign, readSettings } from '@wenshu/survey-core';
import { priceListOf } from '@wenshu/survey-core/price-list';
import { choose } from './choose.ts';
import type { Minds, SimulatedType } from './minds.ts';

type Answering<Mind> = (question: FlowQuestion, mind: Mind, random: SeededRandom) => Json;

const kanoKinds = ['M', 'O', 'A', 'I'] as const;
/** The answers that put a feature into a category, by the options’ places: with it and without it. */
const sides = { M: [2, 4], O: [0, 4], A: [0, 2], I: [2, 2] } as const;
/** After so many choices a shelf is over. */
const MOST_CHOICES = 20;
const { min, max } = limits.purchaseIntent;

/** As the page sends them. */
const answering: { readonly [Type in SimulatedType]: Answering<Minds[Type]> } = {
  kano: ({ items, rows }, { kinds, clear }, random) =>
    Object.fromEntries(
      rows.map(({ id }, at) => {
        const kind = random.next() < clear ? kinds[at]! : kanoKinds[random.below(kanoKinds.length)]!;
        const [functional, dysfunctional] = sides[kind];
        const said = { functional: items[functional]!.id, dysfunctional: items[dysfunctional]!.id };
        return [id, { ...said, importance: 1 + random.below(5) }];
      }),
    ),
  cbc: (question, { worths, none }, random) =>
    dealt(question, random, concepts => {
      const { hasNone } = readSettings(question.settings, ['hasNone']);
      const utilities = concepts.map(concept => worthOf(worths, concept));
      const chosen = choose(random, hasNone ? [...utilities, none] : utilities);
      return chosen === concepts.length ? 0 : chosen + 1;
    }),
  cpc: (question, { worths, mean, spread }, random) =>
    dealt(question, random, ([card]) => {
      const rating = Math.round(mean + worthOf(worths, card!) + spread * random.normal());
      return Math.min(max, Math.max(min, rating));
    }),
  maxdiff: (question, { worths }, random) =>
    dealt(question, random, (set, [ids]) => {
      const items = set.map(([item]) => item!);
      const pick = (from: readonly number[], sign: number) =>
        from[
          choose(
            random,
            from.map(item => sign * worths[item]!),
          )
        ]!;
      const best = pick(items, 1);
      const worst = pick(
        items.filter(item => item !== best),
        -1,
      );
      return { best: ids![best]!, worst: ids![worst]! };
    }),
  psm: ({ settings }, mind, random) => {
    const list = priceListOf(settings);
    // The highest that is still cheap, the lowest that is already expensive: so the list itself moves no curve.
    const upTo = (price: number) => list.findLast(one => one <= price) ?? list[0]!;
    const from = (price: number) => list.find(one => one >= price) ?? list.at(-1)!;
    for (;;) {
      const right = mind.median * Math.exp(mind.spread * random.normal());
      const prices = {
        tooCheap: upTo(mind.tooCheap * right),
        cheap: upTo(mind.cheap * right),
        expensive: from(mind.expensive * right),
        tooExpensive: from(mind.tooExpensive * right),
      };
      const named = Object.values(prices);
      if (named.every((price, at) => at === 0 || price > named[at - 1]!)) return prices;
    }
  },
  bpto: ({ items }, { brands, price, none }, random) => {
    const lists = items.map(({ settings }) => priceListOf(settings));
    const taken = items.map(() => 0);
    const choices: (string | null)[] = [];
    while (choices.length < MOST_CHOICES && choices.at(-1) !== null) {
      const offered = taken.flatMap((times, brand) => (times < lists[brand]!.length ? [brand] : []));
      if (offered.length < 2) break;
      const utilities = offered.map(brand => brands[brand]! + price * lists[brand]![taken[brand]!]!);
      const brand = offered[choose(random, [...utilities, none])];
      choices.push(brand === undefined ? null : items[brand]!.id);
      if (brand !== undefined) taken[brand]!++;
    }
    return { choices };
  },
};

/** What somebody of this mind answers to a question, whatever its design: the same for the same random numbers. */
export function simulateAnswer<Type extends SimulatedType>(
  type: Type,
  question: FlowQuestion,
  mind: Minds[Type],
  random: SeededRandom,
): Json {
  return answering[type](question, mind, random);
}

type Task = readonly (readonly number[])[];

/** Somebody gets one of the versions, and says something to each of its tasks. */
function dealt(
  { settings }: FlowQuestion,
  random: SeededRandom,
  say: (task: Task, levels: readonly (readonly string[])[]) => Json,
): Json {
  const design = parseDesign(readSettings(settings, ['design']).design);
  if (!design) throw new Error('a question without a design is answered by nobody');
  const version = random.below(design.versions.length);
  const said = design.versions[version]!.map((task, at) => [String(at + 1), say(task, design.levels)] as const);
  return { version: version + 1, tasks: Object.fromEntries(said) };
}

const worthOf = (worths: readonly (readonly number[])[], concept: readonly number[]) =>
  concept.reduce((sum, level, attribute) => sum + worths[attribute]![level]!, 0);
