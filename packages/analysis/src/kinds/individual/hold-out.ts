import { seededRandom } from '@wenshu/statistics';
import { groupBy } from '@wenshu/survey-core';
import type { ModelRequest } from '../model/form.ts';

export interface Parted<Task> {
  readonly learnt: readonly Task[];
  readonly held: readonly Task[];
}

/** One task of everybody who has several is kept back: the last one, or any. */
export function holdOut<Task extends { readonly row: number }>(
  tasks: readonly Task[],
  { options }: ModelRequest,
): Parted<Task> {
  if (options.holdOut === 'none') return { learnt: tasks, held: [] };
  const random = seededRandom(options.seed as number);
  const held = new Set<Task>();
  for (const own of groupBy(tasks, ({ row }) => row).values())
    if (own.length > 1) held.add(own[options.holdOut === 'last' ? own.length - 1 : random.below(own.length)]!);
  return { learnt: tasks.filter(task => !held.has(task)), held: [...held] };
}
