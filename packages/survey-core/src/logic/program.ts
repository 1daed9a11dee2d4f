import type { LogicProblem } from '../document/logic-problem.ts';
import type { OptionReferenceRule } from '../document/logic-rule.ts';
import type { ExpandedGroup, LoopPlace } from '../flow/expand-flow.ts';
import type { Flow, FlowQuestion } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import type { BoundQuestion } from '../question-type/seal.ts';
import type { RichText } from '../rich-text.ts';
import type { Formula, Test } from './reading.ts';

/** A rule's condition, with the rule to name when it fails. */
export interface RuleTest {
  readonly ruleId: Id;
  readonly test: Test;
}

export interface Jump {
  readonly ruleId: Id;
  readonly test: Test | undefined;
  /** Slots of the target, or an end. */
  readonly to: readonly number[] | 'finished' | 'screened';
}

export interface SlotVerification {
  readonly ruleId: Id;
  readonly must: Test;
  readonly reads: readonly number[];
  readonly message: RichText;
}

/** Which options and rows of a slot are shown depends on answers or on the seed. */
export interface Varying {
  /** By option, option group, row or row group. */
  readonly tests: ReadonlyMap<Id, readonly RuleTest[]>;
  readonly carries?: { readonly take: OptionReferenceRule['take']; readonly from: readonly number[] };
}

/** One thing to ask: a question, or a loop's copy of it. Slots are numbered in the order of the document. */
export interface Slot {
  readonly index: number;
  readonly key: string;
  readonly question: FlowQuestion;
  readonly bound: BoundQuestion;
  bind(question: FlowQuestion): BoundQuestion;
  readonly loop?: LoopPlace & { readonly from: readonly number[] };
  /** On pages, when it is reached. */
  readonly isAsked: boolean;
  /** The slot of the question it is a child of, or −1. */
  readonly parent: number;
  readonly shows: readonly RuleTest[];
  readonly jumps: readonly Jump[];
  readonly varying?: Varying;
  readonly verifications: readonly SlotVerification[];
  /** The slots to look at again when this one changes; all of them stand after it. */
  readonly readers: readonly number[];
  /** The calculations that read it. */
  readonly calculations: readonly number[];
}

/** A flow's logic, compiled once and used for every respondent. */
export interface Program {
  readonly flow: Flow;
  readonly groups: readonly ExpandedGroup[];
  readonly slots: readonly Slot[];
  readonly slotOf: ReadonlyMap<string, number>;
  readonly calculations: readonly { readonly id: Id; readonly formula: Formula }[];
  /** When there are any, the program must not be run. */
  readonly problems: readonly LogicProblem[];
}
