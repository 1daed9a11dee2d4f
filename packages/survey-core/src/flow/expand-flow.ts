import type { Id } from '../ids.ts';
import { isRecord } from '../json.ts';
import type { OptionReferenceRule, QuestionRelationRule } from '../logic/logic-rule.ts';
import { readSetting, writeSettings } from '../settings/settings.ts';
import type { Flow, FlowGroup, FlowItem, FlowQuestion } from './flow.ts';
import { flatItems, isHiddenItem } from './items.ts';

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
  const loops = findLoops(flow);
  const optionsOf = (rule: QuestionRelationRule) =>
    flatItems(carried.get(rule.fromQuestionId)?.question.items ?? []).filter(item => !isHiddenItem(item));
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

function findLoops(flow: Flow): ReadonlyMap<Id, QuestionRelationRule> {
  const loops = new Map<Id, QuestionRelationRule>();
  for (const rule of flow.logic) {
    if (!isRecord(rule) || rule.kind !== 'question-relation' || !isRecord(rule.target)) continue;
    const targetId = 'groupId' in rule.target ? rule.target.groupId : rule.target.questionId;
    if (!loops.has(targetId)) loops.set(targetId, rule);
  }
  return loops;
}

/** Every question with the options that it carries before its own. Only earlier questions have been met, so nothing runs in circles. */
function carryOptions(
  flow: Flow,
): ReadonlyMap<Id, { readonly question: FlowQuestion; readonly carries?: OptionReferenceRule }> {
  const rules = new Map<Id, OptionReferenceRule>();
  for (const rule of flow.logic)
    if (isRecord(rule) && rule.kind === 'option-reference' && !rules.has(rule.questionId))
      rules.set(rule.questionId, rule);
  const carried = new Map<Id, { question: FlowQuestion; carries?: OptionReferenceRule }>();
  for (const question of flow.questions) {
    const rule = rules.get(question.id);
    const source = rule && carried.get(rule.fromQuestionId)?.question;
    if (!rule || !source) {
      carried.set(question.id, { question });
      continue;
    }
    const items = carriedItems(question.items, source);
    carried.set(question.id, { question: { ...question, items: [...items, ...question.items] }, carries: rule });
  }
  return carried;
}

function carriedItems(own: readonly FlowItem[], source: FlowQuestion): readonly FlowItem[] {
  const known = new Set(flatItems(own).map(item => item.id));
  const numbers = new Set(own.map(item => readSetting(item.settings, 'optionNumber')));
  return source.items
    .filter(item => !known.has(item.id))
    .map(item => {
      const number = readSetting(item.settings, 'optionNumber');
      // Publishing numbers related questions together, so this is for numbers that creators set by hand: two codes must not meet.
      const isTaken = number !== null && numbers.has(number);
      const settings = isTaken
        ? { ...item.settings, ...writeSettings({ optionNumber: number + CARRIED_OFFSET }) }
        : item.settings;
      return { ...item, settings, carriedFrom: source.id };
    });
}

const CARRIED_OFFSET = 1000;
