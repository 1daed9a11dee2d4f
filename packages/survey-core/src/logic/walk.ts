import { type FailureWord, LogicFailure } from '../document/logic-problem.ts';
import type { Json } from '../json.ts';
import type { AnswerContext } from '../question-type/answer-context.ts';
import type { Operands } from '../question-type/question-type.ts';
import type { BoundQuestion } from '../question-type/seal.ts';
import { firstRank, type Layout } from './layout.ts';
import type { Jump, Program, RuleTest, Slot } from './program.ts';
import type { Reading, Test } from './reading.ts';
import { isTaken, showParts } from './show-parts.ts';

/** A rule that could not be decided. */
export interface Failure {
  readonly ruleId: string;
  readonly slot: number;
  readonly failure: FailureWord;
}

type Answered = readonly (Json | undefined)[];

/**
 * What is shown, reached and said, for one respondent at one moment. A changed answer gives a new walk that shares nothing mutable
 * with the old one; only the slots that read what changed are looked at again. All reading goes forward, so one pass in the order
 * shown settles everything, and the result depends on the answers alone, not on the way they came about.
 */
export class Walk implements Reading {
  readonly program: Program;
  readonly layout: Layout;
  readonly context: AnswerContext;
  /** By slot: everything that was said, reachable or not. */
  readonly answers: Answered;
  /** By slot: 1 when logic leads to it. */
  readonly reached: Uint8Array;
  /** By slot: what its answer says; undefined without an answer or when it is not reached. */
  readonly operands: (Operands | undefined)[];
  /** By slot: the question with the options and rows that are shown. */
  readonly bounds: BoundQuestion[];
  readonly failures: readonly Failure[];
  /** By slot: what its answer says whether it is reached or not, so that showing it again costs nothing. */
  readonly #spoken: (Operands | undefined)[];
  /** By rank: how many jumps leave it out. */
  readonly #skipped: Uint16Array;
  /** By rank: the rank jumped to, 0 for none; beyond the last rank for the ends. */
  readonly #jumps: Int32Array;
  readonly #calculated: Float64Array;
  readonly #isStale: Uint8Array;
  readonly #dirty: Uint8Array;
  #failing: Failure[];

  private constructor(from: Walk | Pick<Walk, 'program' | 'layout' | 'context'>, answers: Answered) {
    const { program, layout } = from;
    this.program = program;
    this.layout = layout;
    this.context = from.context;
    this.answers = answers;
    const isCopy = from instanceof Walk;
    const ranks = layout.slotAt.length;
    this.reached = isCopy ? from.reached.slice() : new Uint8Array(program.slots.length);
    this.operands = isCopy ? from.operands.slice() : new Array(program.slots.length).fill(undefined);
    this.#spoken = isCopy ? from.#spoken.slice() : this.operands.slice();
    this.bounds = isCopy ? from.bounds.slice() : program.slots.map(slot => slot.bound);
    this.#skipped = isCopy ? from.#skipped.slice() : new Uint16Array(ranks);
    this.#jumps = isCopy ? from.#jumps.slice() : new Int32Array(ranks);
    this.#calculated = isCopy ? from.#calculated.slice() : new Float64Array(program.calculations.length);
    this.#isStale = isCopy ? from.#isStale.slice() : new Uint8Array(program.calculations.length).fill(1);
    this.#dirty = new Uint8Array(ranks);
    this.#failing = isCopy && from.failures.length > 0 ? [...from.failures] : [];
    this.failures = this.#failing;
  }

  static begin(program: Program, layout: Layout, context: AnswerContext, answers: Answered): Walk {
    const walk = new Walk({ program, layout, context }, answers);
    walk.#dirty.fill(1);
    walk.#settle(0, -1);
    return walk;
  }

  /** The walk after one answer changed (undefined: taken back). */
  with(slot: number, answer: Json | undefined): Walk {
    const answers = this.answers.slice();
    answers[slot] = answer;
    const next = new Walk(this, answers);
    const rank = this.layout.rankOf[slot]!;
    if (rank < 0) return next;
    next.#dirty[rank] = 1;
    next.#settle(rank, slot);
    return next;
  }

  /**
   * The walk as it looks from a page that is still being answered: what its answers will decide when it is left is left open. For the
   * words around the questions, which would otherwise tell what an answer leads to.
   */
  undecidedAt(page: number): Walk {
    let open: Walk | undefined;
    let first = 0;
    for (let rank = 0; rank < this.#jumps.length; rank++) {
      if (this.layout.pageAt[rank] !== page || this.#jumps[rank] === 0) continue;
      const always = this.program.slots[this.layout.slotAt[rank]!]!.jumps.find(jump => jump.test === undefined);
      const to = always ? this.#rankOf(always.to) : 0;
      if (to === this.#jumps[rank]) continue;
      open ??= new Walk(this, this.answers);
      first ||= rank;
      open.#jump(rank, to);
    }
    if (open) open.#settle(first, -1);
    return open ?? this;
  }

  /** Whether a slot is put to the respondent: what is hidden or known beforehand is not. */
  isAsked(slot: number): boolean {
    const { isAsked, bound } = this.program.slots[slot]!;
    return isAsked && bound.prefill?.(this.context) === undefined;
  }

  /** How it ends as things stand: where the walk was sent, or at the end of the questions. */
  get outcome(): 'finished' | 'screened' {
    const screened = this.layout.slotAt.length + 2;
    return this.#jumps.includes(screened) ? 'screened' : 'finished';
  }

  /** A calculation's number; NaN is missing. */
  calculation(index: number): number {
    if (this.#isStale[index] === 1) {
      this.#calculated[index] = this.program.calculations[index]!.formula(this);
      this.#isStale[index] = 0;
    }
    return this.#calculated[index]!;
  }

  /** The same for callers outside rules: undefined when it is missing or cannot be computed. */
  calculate(index: number): number | undefined {
    const value = this.#guard(() => this.calculation(index));
    return typeof value === 'number' && !Number.isNaN(value) ? value : undefined;
  }

  /** A test outside the flow of rules. */
  ask(test: Test): boolean | 'failed' {
    return this.#guard(() => test(this)) ?? 'failed';
  }

  #guard<T>(evaluate: () => T): T | undefined {
    try {
      return evaluate();
    } catch (error) {
      if (error instanceof LogicFailure) return undefined;
      throw error;
    }
  }

  /** What is said at a slot, as far as it is shown. */
  effectiveAnswer(slot: number): Json | undefined {
    const answer = this.answers[slot];
    if (answer === undefined || this.reached[slot] !== 1) return undefined;
    const bound = this.bounds[slot]!;
    const kept = this.program.slots[slot]!.varying ? bound.restrict(answer) : answer;
    return kept === undefined || bound.isEmpty(kept) ? undefined : kept;
  }

  #settle(from: number, changed: number): void {
    const { slotAt } = this.layout;
    for (let rank = from; rank < slotAt.length; rank++)
      if (this.#dirty[rank] === 1) this.#visit(rank, slotAt[rank]!, slotAt[rank] === changed);
  }

  #visit(rank: number, index: number, isAnswerNew: boolean): void {
    const slot = this.program.slots[index]!;
    if (this.#failing.length > 0) this.#forget(index);
    const wasReached = this.reached[index] === 1;
    const boundBefore = this.bounds[index]!;
    let isReached = this.#skipped[rank] === 0 && this.#isShown(slot);
    // Its options do not depend on its own answer.
    if (isReached && slot.varying && !(isAnswerNew && wasReached)) isReached = this.#vary(slot, boundBefore);
    this.reached[index] = isReached ? 1 : 0;
    const isChanged = isAnswerNew || isReached !== wasReached || this.bounds[index] !== boundBefore;
    if (isChanged) this.#say(slot, isAnswerNew);
    if (slot.jumps.length > 0) this.#jump(rank, isReached ? this.#findJump(slot) : 0);
  }

  #isShown(slot: Slot): boolean {
    if (slot.parent >= 0 && this.reached[slot.parent] !== 1) return false;
    const { loop, shows } = slot;
    if (loop && !isTaken(this, { from: loop.from, take: loop.rule.take }, loop.item.id)) return false;
    for (const test of shows) if (!this.#holds(slot, test)) return false;
    return true;
  }

  #vary(slot: Slot, before: BoundQuestion): boolean {
    const shown = showParts(slot, this, test => this.#holds(slot, test), before.question);
    if (shown && shown !== before.question) this.bounds[slot.index] = slot.bind(shown);
    return shown !== undefined;
  }

  #say(slot: Slot, isAnswerNew: boolean): void {
    const { index } = slot;
    if (isAnswerNew || slot.varying) this.#spoken[index] = undefined;
    const isReached = this.reached[index] === 1;
    if (isReached) this.#spoken[index] ??= this.#speak(index);
    this.operands[index] = isReached ? this.#spoken[index] : undefined;
    for (const calculation of slot.calculations) this.#isStale[calculation] = 1;
    const { rankOf } = this.layout;
    for (const reader of slot.readers) if (rankOf[reader]! >= 0) this.#dirty[rankOf[reader]!] = 1;
  }

  #speak(index: number): Operands | undefined {
    const answer = this.effectiveAnswer(index);
    return answer === undefined ? undefined : this.bounds[index]!.operands(answer);
  }

  #findJump(slot: Slot): number {
    const taken = slot.jumps.find(jump => jump.test === undefined || this.#holds(slot, jump as RuleTest, false));
    return taken ? this.#rankOf(taken.to) : 0;
  }

  #rankOf(to: Jump['to']): number {
    const ranks = this.layout.slotAt.length;
    if (to === 'finished') return ranks + 1;
    if (to === 'screened') return ranks + 2;
    return firstRank(this.layout.rankOf, to);
  }

  #jump(from: number, to: number): void {
    const before = this.#jumps[from]!;
    if (before === to) return;
    this.#jumps[from] = to;
    this.#skip(from, before, -1);
    this.#skip(from, to, 1);
  }

  /**
   * Leaves out, or lets in again, what lies between on later pages; it is visited later in this pass. What shares the page stays: a
   * question that vanishes while somebody answers would tell them which answer screens out.
   */
  #skip(from: number, to: number, by: 1 | -1): void {
    const end = Math.min(to, this.#skipped.length);
    for (let rank = this.layout.pageEndAt[from]!; rank < end; rank++) {
      this.#skipped[rank]! += by;
      this.#dirty[rank] = 1;
    }
  }

  /** Whether a rule holds. One that fails is noted and keeps things in sight; it blocks the page instead of deciding it. */
  #holds(slot: Slot, { ruleId, test }: RuleTest, otherwise = true): boolean {
    try {
      return test(this);
    } catch (error) {
      if (!(error instanceof LogicFailure)) throw error;
      this.#failing.push({ ruleId, slot: slot.index, failure: error.failure });
      return otherwise;
    }
  }

  #forget(slot: number): void {
    const kept = this.#failing.filter(failure => failure.slot !== slot);
    this.#failing.splice(0, this.#failing.length, ...kept);
  }
}
