import type { OptionReferenceRule, QuestionRelationRule } from '../document/logic-rule.ts';
import { loopsByTarget } from '../document/loops.ts';
import { optionReferences } from '../document/option-references.ts';
import type { Id } from '../ids.ts';
import { readSetting, writeSettings } from '../settings/settings.ts';
import type { Flow, FlowGroup, FlowItem, FlowQuestion } from './flow.ts';
import { filterItems, flatItems, isHiddenItem, isTakenBy, labelOf } from './items.ts';

/** The loop that a copy belongs to, and the option it stands for. */
export interface LoopPlace {
  readonly rule: QuestionRelationRule;
  readonly item: FlowItem;
}

/** A question as it is asked: with the options it carries, and in a loop once per option. */
export interface AskedQuestion {
  /** The question's id, or `questionId@itemId` for a copy. */
  readonly key: string;
  readonly question: FlowQuestion;
  readonly loop?: LoopPlace;
  readonly carries?: OptionReferenceRule;
}

/** A question with its children and, when it is looped itself, its copies: what random order moves as one. */
export interface Block {
  readonly id: Id;
  readonly top: FlowQuestion;
  readonly asked: readonly AskedQuestion[];
}

export interface ExpandedGroup {
  readonly id: Id;
  readonly group: FlowGroup;
  /** One round, or one per option when the group is looped. */
  readonly rounds: readonly (readonly Block[])[];
}

/** Lays loops and carried options out: everything that may ever be asked, in the order of the document. Rules that make no sense are left out; the check names them. */
export function expandFlow(flow: Flow): readonly ExpandedGroup[] {
  const carried = carryOptions(flow);
  const loops = loopsByTarget(flow.logic);
  const optionsOf = (rule: QuestionRelationRule) =>
    flatItems(carried.get(rule.fromQuestionId)?.question.items ?? []).filter(
      item => !isHiddenItem(item) && isTakenBy(rule, item),
    );
  const askedIn = (question: FlowQuestion, loop?: LoopPlace): AskedQuestion => ({
    key: loop ? `${question.id}@${loop.item.id}` : question.id,
    ...carried.get(question.id)!,
    ...(loop && { loop }),
  });
  const blockOf = (questions: readonly FlowQuestion[], loop?: LoopPlace): Block => {
    const top = questions[0]!;
    const rule = loop ? undefined : loops.get(top.id);
    const asked = rule
      ? optionsOf(rule).flatMap(item => questions.map(question => askedIn(question, { rule, item })))
      : questions.map(question => askedIn(question, loop));
    return { id: top.id, top, asked };
  };
  return flow.groups.map(group => {
    const blocks = splitBlocks(flow.questions.filter(question => question.groupId === group.id));
    const rule = loops.get(group.id);
    const rounds = rule
      ? optionsOf(rule).map(item => blocks.map(block => blockOf(block, { rule, item })))
      : [blocks.map(block => blockOf(block))];
    return { id: group.id, group, rounds };
  });
}

/** A top question with everything below it. */
function splitBlocks(questions: readonly FlowQuestion[]): FlowQuestion[][] {
  const blocks: FlowQuestion[][] = [];
  for (const question of questions) {
    if (question.parentId && blocks.at(-1)?.some(one => one.id === question.parentId)) blocks.at(-1)!.push(question);
    else blocks.push([question]);
  }
  return blocks;
}

/** Every question with the options that it carries before its own. Only earlier questions have been met, so nothing runs in circles. */
function carryOptions(
  flow: Flow,
): ReadonlyMap<Id, { readonly question: FlowQuestion; readonly carries?: OptionReferenceRule }> {
  const rules = new Map<Id, OptionReferenceRule>();
  for (const rule of optionReferences(flow.logic)) if (!rules.has(rule.questionId)) rules.set(rule.questionId, rule);
  const carried = new Map<Id, { question: FlowQuestion; carries?: OptionReferenceRule }>();
  for (const question of flow.questions) {
    const rule = rules.get(question.id);
    const source = rule && carried.get(rule.fromQuestionId)?.question;
    if (!rule || !source) {
      carried.set(question.id, { question });
      continue;
    }
    carried.set(question.id, {
      question: { ...question, items: joinItems(question.items, source, rule) },
      carries: rule,
    });
  }
  return carried;
}

/**
 * What a question carries, then its own. A carried option keeps the code it has at its source: the same answer is the same number in
 * both. An option that is typed in here as well is one option with that code, and is not seen twice.
 */
function joinItems(
  own: readonly FlowItem[],
  source: FlowQuestion,
  rule: Pick<OptionReferenceRule, 'takesExclusive'>,
): readonly FlowItem[] {
  const ids = new Set(flatItems(own).map(item => item.id));
  const taken = filterItems(source.items, item => !ids.has(item.id) && isTakenBy(rule, item));
  // A picture without words is like no other.
  const twins = new Map(taken.map(item => [labelOf(item), item]));
  twins.delete('');
  const typed = new Set(own.map(labelOf));
  const carried = taken
    .filter(item => !twins.has(labelOf(item)) || !typed.has(labelOf(item)))
    .map(item => ({ ...item, carriedFrom: source.id }));
  const codes = new Set(flatItems(taken).map(codeOf));
  return [...carried, ...own.map(item => recode(item, twins.get(labelOf(item)), codes))];
}

/** Publishing numbers related questions together, so moving a code away is for numbers that creators set by hand: two must not meet. */
function recode(item: FlowItem, twin: FlowItem | undefined, codes: ReadonlySet<number | null>): FlowItem {
  const code = codeOf(item);
  const wanted = twin ? codeOf(twin) : code !== null && codes.has(code) ? code + MOVED_BY : code;
  const children = item.children?.map(child => recode(child, undefined, codes));
  if (wanted === code && !children) return item;
  return {
    ...item,
    ...(wanted !== null && { settings: { ...item.settings, ...writeSettings({ optionNumber: wanted }) } }),
    ...(children && { children }),
  };
}

const codeOf = (item: FlowItem) => readSetting(item.settings, 'optionNumber');

/** More than any list has options. */
const MOVED_BY = 10_000;
