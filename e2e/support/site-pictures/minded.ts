import type { FlowQuestion } from '@wenshu/survey-core';
import type { Say } from '../../../apps/server/src/testing/answer-at-random.ts';

/** How much each aspect counts for what follows from them, in the order in which they are asked; some hardly. */
const WEIGHTS = [0.55, 0.2, 0.42, 0.08, 0.3, 0.14, 0.36, 0.05, 0.25, 0.48, 0.11, 0.18];
/** How good each of them is, in steps of a scale of five. */
const LEVELS = [0.5, 0.1, -0.5, 0.6, -0.2, 0.3, -0.7, 0.4, 0, -0.3, 0.2, -0.4];
/** Each option of a list is chosen by fewer than the one before. */
const FALLING = 0.75;

/** Answers of one person with a mind of their own: aspects are liked or not, and what follows from them follows from them. */
export function minded(
  questions: readonly FlowQuestion[],
  outcomes: readonly string[],
  random: () => number,
): Readonly<Record<string, Say>> {
  const mood = normal(random);
  const aspects = questions
    .filter(({ type, seqName }) => type === 'matrix-scale' && !outcomes.includes(seqName))
    .flatMap(({ rows }) => rows.map(({ id }) => id));
  const feelings = new Map(aspects.map(id => [id, 0.6 * mood + 0.8 * normal(random)]));
  const whole = aspects.reduce((sum, id, at) => sum + WEIGHTS[at % WEIGHTS.length]! * feelings.get(id)!, 0);
  const outcome = () => (aspects.length > 0 ? whole : mood) + 0.5 * normal(random);
  /** The feeling 0 is a little above the middle. */
  const pointOf = (feeling: number, points: number) =>
    Math.max(0, Math.min(points - 1, Math.round((points - 1) * (0.64 + 0.17 * feeling))));
  const feelingOf = (row: string) => {
    const felt = feelings.get(row);
    return felt === undefined ? outcome() : felt + LEVELS[aspects.indexOf(row) % LEVELS.length]!;
  };
  return {
    scale: ({ items }) => ({ item: items[pointOf(outcome(), items.length)]!.id }),
    nps: () => pointOf(outcome() + 0.4, 11),
    'matrix-scale': ({ items, rows }) =>
      Object.fromEntries(rows.map(({ id }) => [id, items[pointOf(feelingOf(id), items.length)]!.id])),
    'single-choice': ({ items }) => ({ item: falling(items, random).id }),
  };
}

function falling<One>(list: readonly One[], random: () => number): One {
  for (;;) for (const one of list) if (random() > FALLING) return one;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
