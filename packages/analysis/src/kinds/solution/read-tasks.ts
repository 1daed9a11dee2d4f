import { conceptsOf, designAt, type TaskDesign } from '../../data-set/task-design.ts';
import type { DataVariable } from '../../data-set/variable.ts';
import type { ModelData } from '../model/model-data.ts';

/** A task as it was shown to somebody, with what they said to it. */
export interface ReadTask {
  readonly row: number;
  /** Each as the ids of its levels. */
  readonly concepts: readonly (readonly string[])[];
  /** By part of the task: a code, a rating. */
  readonly said: Readonly<Partial<Record<PartName, number>>>;
}
type PartName = NonNullable<DataVariable['part']>['is'];

export interface ReadTasks {
  readonly tasks: readonly ReadTask[];
  /** Answers to tasks that no design has: how many. */
  readonly unread: number;
}

/** Every task that was answered, read with the design of the version that it was answered in. */
export function readTasks(data: ModelData, key: string): ReadTasks {
  const question = data.question(key);
  const parts = question.variables.map(part => data.variable(part.key));
  const dealt = parts.find(({ part }) => part?.is === 'version');
  const numbers = [...new Set(parts.flatMap(({ part }) => part?.number ?? []))];
  const columns = numbers.map(number => ({
    number,
    parts: parts
      .filter(({ part }) => part?.number === number)
      .map(one => ({ is: one.part!.is, column: data.column(one.key) })),
  }));
  const [times, versions, designOf] = [data.versions(), dealt && data.column(dealt.key), designAt(question)];
  const tasks: ReadTask[] = [];
  let unread = 0;
  for (let row = 0; row < data.people; row++) {
    const design = designOf(times[row]!) as TaskDesign | undefined;
    for (const { number, parts: own } of columns) {
      const said = own.filter(({ column }) => !Number.isNaN(column[row]));
      if (said.length === 0) continue;
      const concepts = design && conceptsOf(design, versions?.[row], number);
      if (concepts)
        tasks.push({ row, concepts, said: Object.fromEntries(said.map(({ is, column }) => [is, column[row]!])) });
      else unread++;
    }
  }
  return { tasks, unread };
}

/** Whose they are, each once. */
export const rowsOf = (tasks: readonly ReadTask[]): readonly number[] => [...new Set(tasks.map(({ row }) => row))];
