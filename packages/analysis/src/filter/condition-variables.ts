import type { VariableOperand } from '@wenshu/survey-core';
import type { DataVariable } from '../data-set/variable.ts';
import { NotSaid } from './condition-problem.ts';
import type { OfSeveral } from './filter.ts';

type OfAnswer = Exclude<VariableOperand, { as: 'calculation' }>;

/** A variable as what it is to conditions. */
export interface Column {
  readonly variable: DataVariable;
  readonly reads: OfAnswer;
}

/** What data has of one question, or of one round of it. */
export interface Copy {
  /** Of its answers; a score is worked out. */
  readonly variables: readonly DataVariable[];
  readonly columns: readonly Column[];
}

export interface QuestionPlace {
  readonly questionId: string;
  readonly loopItemId?: string;
}

/** The variables of a data set by what conditions call them. */
export class ConditionVariables {
  readonly #questions = new Map<string, Map<string | undefined, DataVariable[]>>();
  /** Every question and round as data has them first: in the order of the document. */
  readonly #inOrder: DataVariable[][] = [];
  readonly #calculations = new Map<string, string>();
  readonly #keys: ReadonlySet<string>;

  constructor(variables: readonly DataVariable[]) {
    this.#keys = new Set(variables.map(({ key }) => key));
    for (const variable of variables) {
      const { questionId, loop, reads = [] } = variable;
      for (const one of reads) if (one.as === 'calculation') this.#calculations.set(one.calculationId, variable.key);
      if (questionId === undefined) continue;
      const copies = this.#questions.get(questionId) ?? new Map<string | undefined, DataVariable[]>();
      this.#questions.set(questionId, copies);
      const itemId = loop?.round.itemId;
      const known = copies.get(itemId);
      if (known) {
        known.push(variable);
        continue;
      }
      const copy = [variable];
      copies.set(itemId, copy);
      this.#inOrder.push(copy);
    }
  }

  /** One round when it is named, else all: outside of its loop a question is all its copies. */
  copiesOf({ questionId, loopItemId }: QuestionPlace): readonly Copy[] {
    const copies = this.#questions.get(questionId);
    if (!copies) throw new NotSaid('question-unknown');
    if (loopItemId === undefined) return [...copies.values()].map(copyOf);
    const copy = copies.get(loopItemId);
    if (!copy) throw new NotSaid('round-unknown');
    return [copyOf(copy)];
  }

  /** For what needs one number and no several. */
  copyOf(place: QuestionPlace): Copy {
    const [copy, ...others] = this.copiesOf(place);
    if (others.length > 0) throw new NotSaid('loop-copy-missing');
    return copy!;
  }

  calculation(calculationId: string): OfSeveral {
    const variable = this.#calculations.get(calculationId);
    if (variable === undefined) throw new NotSaid('calculation-unknown');
    return { variable };
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  /** Of every question and round, in the order that the engine adds them in. */
  scores(): OfSeveral | undefined {
    return several(this.#inOrder.flatMap(copy => scoreOf(copyOf(copy))?.variable ?? []));
  }
}

function copyOf(variables: readonly DataVariable[]): Copy {
  const columns = variables.flatMap(variable =>
    (variable.reads ?? []).flatMap(reads => (reads.as === 'calculation' ? [] : [{ variable, reads }])),
  );
  const isScore = ({ reads }: DataVariable) => reads?.length === 1 && reads[0]!.as === 'score';
  return { columns, variables: variables.filter(variable => !isScore(variable)) };
}

/** The variables whose values say what is chosen, in a row where one is named. */
export function choicesOf({ columns }: Copy, rowId?: string): readonly Column[] {
  return columns.filter(
    ({ reads }) => (reads.as === 'selected' || reads.as === 'rank') && (rowId === undefined || reads.rowId === rowId),
  );
}

/** Several where a total is what conditions read. */
export function numberOf(copy: Copy, itemId?: string): OfSeveral | undefined {
  return several(
    copy.columns.flatMap(({ variable, reads }) =>
      reads.as === 'number' && reads.itemId === itemId ? variable.key : [],
    ),
  );
}

export function textOf(copy: Copy, itemId?: string): string | undefined {
  const found = copy.columns.find(({ reads }) => reads.as === 'text' && reads.itemId === itemId);
  // A number is kept as one: how it was written, "007", nobody knows any more.
  if (!found && numberOf(copy, itemId)) throw new NotSaid('not-in-data');
  return found?.variable.key;
}

export function rankOf(copy: Copy, itemId: string): OfSeveral | undefined {
  const found = copy.columns.find(({ reads }) => reads.as === 'rank' && reads.itemId === itemId);
  return found && { variable: found.variable.key };
}

export function scoreOf(copy: Copy): OfSeveral | undefined {
  const found = copy.columns.find(({ reads }) => reads.as === 'score');
  return found && { variable: found.variable.key };
}

export function several([variable, ...more]: readonly string[]): OfSeveral | undefined {
  return variable === undefined ? undefined : { variable, ...(more.length > 0 && { more }) };
}
