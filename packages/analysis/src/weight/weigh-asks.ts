import { MAX_WEIGHT } from '../columns/column-request.ts';
import { Groups } from '../columns/group-columns.ts';
import type { Filter } from '../filter/filter.ts';
import { every } from '../filter/join-filters.ts';
import type { Answers, Ask } from '../kind/kind.ts';
import { weighingRecords, weightIs } from './weighing-records.ts';

/** Records that a weight leaves out, as SPSS does: who weighs nothing is in no base. */
export interface Weightless {
  readonly missing: number;
  readonly zero: number;
  /** Negative, or too large to be added up: no weight at all, and no reason to go on. */
  readonly impossible: number;
}

const lacking: Readonly<Record<keyof Weightless, (variable: string) => Filter>> = {
  missing: variable => ({ test: 'answered', variable, is: false }),
  zero: variable => weightIs(variable, '=', 0),
  impossible: variable => ({ any: [weightIs(variable, '<', 0), weightIs(variable, '>', MAX_WEIGHT)] }),
};
const names = Object.keys(lacking) as readonly (keyof Weightless)[];

/**
 * What a kind asks, of those alone who have a weight, and behind it how many have none. Texts without numbers beside them are read unweighted and stay as
 * they are.
 */
export function weighAsks(asks: readonly Ask[], variable: string | undefined): readonly Ask[] {
  if (variable === undefined) return asks;
  return [
    ...asks.map(ask =>
      ask.kind === 'texts' && !ask.beside
        ? ask
        : { ...ask, filter: every([...(ask.filter ? [ask.filter] : []), weighingRecords(variable)]) },
    ),
    ...names.map((name): Ask => ({ kind: 'count', by: [], filter: lacking[name](variable) })),
  ];
}

export interface Weighed {
  /** To what the kind asked. */
  readonly answers: Answers;
  readonly weightless?: Weightless;
}

/** The answers to `weighAsks`. */
export function readWeighed(answers: Answers, variable: string | undefined): Weighed {
  if (variable === undefined) return { answers };
  const counts = answers.slice(-names.length).map(answer => ('groups' in answer ? peopleIn(answer.groups) : 0));
  return {
    answers: answers.slice(0, -names.length),
    // fromEntries forgets the names; they are all of them.
    weightless: Object.fromEntries(names.map((name, at) => [name, counts[at]!])) as unknown as Weightless,
  };
}

function peopleIn(columns: ConstructorParameters<typeof Groups>[0]): number {
  const groups = new Groups(columns);
  let people = 0;
  while (groups.next()) people += groups.count;
  return people;
}
