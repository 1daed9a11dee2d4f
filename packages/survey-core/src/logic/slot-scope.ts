import type { TestName } from '../document/condition.ts';
import type { LogicProblemWord } from '../document/logic-problem.ts';
import { hasItem } from '../flow/items.ts';
import type { Id } from '../ids.ts';
import type { Draft, Drafts } from './drafts.ts';
import type { Formula } from './reading.ts';
import type { Calculations, QuestionPlace, Scope } from './scope.ts';

/** Where a condition stands. */
export interface Standing {
  readonly ruleId: Id;
  /** Only slots before this one may be read. */
  readonly before: number;
  /** The slot it is asked for; none for a calculation. */
  readonly slot?: Draft;
}

/** The scope of a condition at a slot, or of a calculation. Collects what is read. */
export class SlotScope implements Scope {
  readonly reads = new Set<number>();
  readonly #drafts: Drafts;
  readonly #calculations: Calculations;
  readonly #standing: Standing;

  constructor(drafts: Drafts, calculations: Calculations, standing: Standing) {
    this.#drafts = drafts;
    this.#calculations = calculations;
    this.#standing = standing;
  }

  question(place: QuestionPlace, at?: number, test?: TestName, itemIds: readonly Id[] = []): readonly number[] {
    const slots = this.#find(place, at);
    if (!slots || !this.#mayRead(slots, at)) return [];
    const question = slots[0]?.question;
    if (!question) return [];
    const wanted = place.itemId === undefined ? itemIds : [...itemIds, place.itemId];
    const problem: LogicProblemWord | undefined =
      test !== undefined && !slots[0]!.bound.tests.includes(test)
        ? 'test-not-supported'
        : place.rowId !== undefined && !question.rows.some(row => row.id === place.rowId)
          ? 'row-dangling'
          : wanted.some(itemId => !hasItem(question.items, itemId))
            ? 'item-dangling'
            : undefined;
    if (problem) {
      this.report(problem, at);
      return [];
    }
    for (const slot of slots) this.reads.add(slot.index);
    return slots.map(slot => slot.index);
  }

  calculation(calculationId: Id, at?: number): Formula {
    const calculation = this.#calculations.find(calculationId);
    if (!calculation) {
      this.report('calculation-dangling', at);
      return () => Number.NaN;
    }
    const slots = [...calculation.reads].map(read => this.#drafts.slots[read]!);
    if (this.#mayRead(slots, at)) for (const slot of slots) this.reads.add(slot.index);
    return reading => reading.calculation(calculation.index);
  }

  scoreSoFar(): Formula {
    const { before, slot } = this.#standing;
    const scored = this.#drafts.slots
      .slice(0, before)
      .filter(one => one.bound.tests.includes('score') && !(slot && this.#drafts.areMixed(slot.question, one.question)))
      .map(one => one.index);
    for (const index of scored) this.reads.add(index);
    return reading => scored.reduce((sum, index) => sum + (reading.operands[index]?.score ?? 0), 0);
  }

  report(problem: LogicProblemWord, at?: number): void {
    const { ruleId, slot } = this.#standing;
    const questionId = slot?.question.id;
    this.#drafts.problems.push({
      problem,
      ruleId,
      ...(questionId !== undefined && { questionId }),
      ...(at !== undefined && { at }),
    });
  }

  /** One copy when it is named or when the reader stands in the same loop; else all of them. */
  #find({ questionId, loopItemId }: QuestionPlace, at?: number): readonly Draft[] | undefined {
    const slots = this.#drafts.byQuestion.get(questionId);
    if (!slots) return void this.report('question-dangling', at);
    const own = this.#standing.slot?.loop;
    const itemId = loopItemId ?? (own && slots[0]?.loop?.rule.id === own.rule.id ? own.item.id : undefined);
    if (itemId === undefined) return slots;
    const copies = slots.filter(slot => slot.loop?.item.id === itemId);
    return copies.length > 0 ? copies : void this.report('item-dangling', at);
  }

  #mayRead(slots: readonly Draft[], at?: number): boolean {
    const { before, slot: reader } = this.#standing;
    const isForward = slots.some(slot => slot.index >= before);
    const isMixed = reader && slots.some(slot => this.#drafts.areMixed(reader.question, slot.question));
    if (isForward || isMixed) this.report(isForward ? 'reads-forward' : 'reads-random-neighbour', at);
    return !isForward && !isMixed;
  }
}
