import type { LogicProblem } from '../document/logic-problem.ts';
import { type AskedQuestion, type ExpandedGroup, expandFlow } from '../flow/expand-flow.ts';
import type { Flow } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import { readSetting } from '../settings/settings.ts';
import type { AreMixed } from './mixing.ts';
import type { Jump, RuleTest, Slot, SlotVerification } from './program.ts';

/** A slot while rules are still being added to it. */
export type Draft = { -readonly [Key in keyof Slot]: Slot[Key] } & {
  readonly shows: RuleTest[];
  readonly jumps: Jump[];
  readonly verifications: SlotVerification[];
  readonly readers: number[];
  readonly calculations: number[];
};

/** All slots of a flow, how to find them, and the problems found so far. */
export interface Drafts {
  readonly flow: Flow;
  readonly groups: readonly ExpandedGroup[];
  readonly slots: readonly Draft[];
  readonly byQuestion: ReadonlyMap<Id, readonly Draft[]>;
  readonly areMixed: AreMixed;
  readonly problems: LogicProblem[];
}

export function draftSlots(flow: Flow, bind: Slot['bind'], areMixed: AreMixed): Drafts {
  const groups = expandFlow(flow);
  const asked = groups.flatMap(group => group.rounds.flatMap(blocks => blocks.flatMap(block => block.asked)));
  const slots = asked.map((one, index) => draft(one, index, bind));
  const byQuestion = new Map<Id, Draft[]>();
  // Questions whose loop has no options are known too: they are only never asked.
  for (const question of flow.questions) byQuestion.set(question.id, []);
  for (const slot of slots) byQuestion.get(slot.question.id)!.push(slot);
  return { flow, groups, slots, byQuestion, areMixed, problems: [] };
}

function draft({ key, question, loop }: AskedQuestion, index: number, bind: Slot['bind']): Draft {
  const bound = bind(question);
  return {
    index,
    key,
    question,
    bound,
    bind,
    ...(loop && { loop: { ...loop, from: [] } }),
    isAsked: bound.role !== 'page-break' && !readSetting(question.settings, 'isHidden'),
    parent: -1,
    shows: [],
    jumps: [],
    verifications: [],
    readers: [],
    calculations: [],
  };
}

/** The slots of a question; an unknown one is reported. */
export function findSlots({ byQuestion, problems }: Drafts, questionId: Id, ruleId: Id): readonly Draft[] {
  const slots = byQuestion.get(questionId);
  if (!slots) problems.push({ problem: 'question-dangling', ruleId });
  return slots ?? [];
}

/** The copy that stands in the same round of the same loop. */
export function isSameRound(a: Draft, b: Draft): boolean {
  return a.loop?.rule.id === b.loop?.rule.id && a.loop?.item.id === b.loop?.item.id;
}

/** From now on `reader` is looked at again whenever one of these changes. */
export function addReader({ slots }: Drafts, reader: Draft, reads: Iterable<number>): void {
  for (const read of reads) {
    const { readers } = slots[read]!;
    if (read !== reader.index && readers.at(-1) !== reader.index) readers.push(reader.index);
  }
}
