import {
  type CommandCall,
  type DisplayTarget,
  type JumpTarget,
  ruleKinds as kinds,
  type LogicRule,
  type OptionReferenceRule,
  orderAfter,
  type Questionnaire,
  type QuestionRelationRule,
} from '@wenshu/survey-core';
import { newId } from '../../document/reading/new-id.ts';
import { conditionOfDraft, draftOfCondition, emptyGroup, type GroupDraft } from './condition-draft.ts';

export type RuleKind = LogicRule['kind'];
export const ruleKinds = Object.keys(kinds) as readonly RuleKind[];

/** A rule while it is being made. Places are written as text (`question:…`, `item:question:…`), so that lists can offer them. */
export interface RuleDraft {
  readonly kind: RuleKind;
  readonly id: string;
  readonly order: string;
  readonly isNew: boolean;
  /** The question after which it acts, or which gets the options. */
  readonly at?: string | undefined;
  /** What is shown or asked again. */
  readonly target?: string | undefined;
  /** Where a jump goes. */
  readonly to?: string | undefined;
  readonly hasCondition: boolean;
  readonly when: GroupDraft;
  readonly fromQuestionId?: string | undefined;
  readonly take: 'selected' | 'unselected' | 'all';
  readonly takesExclusive?: boolean;
}

export function newRule(kind: RuleKind, { logic }: Questionnaire, questionId?: string): RuleDraft {
  const isOnTarget = kinds[kind].stands === 'on-target';
  return {
    kind,
    id: newId(),
    order: orderAfter(Object.values(logic), undefined),
    isNew: true,
    ...(questionId !== undefined && (isOnTarget ? { target: `question:${questionId}` } : { at: questionId })),
    hasCondition: true,
    when: emptyGroup(),
    take: 'selected',
  };
}

export function draftOfRule(rule: LogicRule): RuleDraft {
  const { kind, id, order } = rule;
  const draft = { kind, id, order, isNew: false, hasCondition: true, when: emptyGroup(), take: 'selected' as const };
  switch (rule.kind) {
    case 'display':
      return { ...draft, target: codeOfTarget(rule.target), when: draftOfCondition(rule.when) };
    case 'jump':
      return {
        ...draft,
        at: rule.questionId,
        to: 'outcome' in rule.to ? `outcome:${rule.to.outcome}` : codeOfTarget(rule.to),
        hasCondition: rule.when !== undefined,
        ...(rule.when && { when: draftOfCondition(rule.when) }),
      };
    case 'screen-out':
      return { ...draft, at: rule.questionId, when: draftOfCondition(rule.when) };
    case 'option-reference':
      return { ...draft, at: rule.questionId, ...sourceOf(rule) };
    case 'question-relation':
      return { ...draft, target: codeOfTarget(rule.target), ...sourceOf(rule) };
  }
}

function sourceOf({ fromQuestionId, take, takesExclusive }: OptionReferenceRule | QuestionRelationRule) {
  return { fromQuestionId, take, ...(takesExclusive && { takesExclusive }) };
}

/** The command that saves it, or nothing while it is incomplete. */
export function commandOfRule(draft: RuleDraft): CommandCall | undefined {
  const rule = ruleOfDraft(draft);
  if (!rule) return undefined;
  const name = kinds[rule.kind].savedBy;
  const { id: ruleId, kind: _kind, ...alone } = rule;
  // Which command saves a kind of rule is the kind's own to say: the compiler does not see the two together.
  return { name, input: name === 'saveLogic' ? { rules: [rule] } : { ruleId, ...alone } } as CommandCall;
}

export function ruleOfDraft(draft: RuleDraft): LogicRule | undefined {
  const { kind, id, order, at, fromQuestionId, take } = draft;
  const exclusive = draft.takesExclusive ? { takesExclusive: true } : {};
  const when = draft.hasCondition ? conditionOfDraft(draft.when) : undefined;
  const target = targetOfCode(draft.target);
  switch (kind) {
    case 'display':
      return target && when && { id, order, kind, target, when };
    case 'jump': {
      const to = jumpOfCode(draft.to);
      if (at === undefined || !to || (draft.hasCondition && !when)) return undefined;
      return { id, order, kind, questionId: at, ...(when && { when }), to };
    }
    case 'screen-out':
      return at === undefined || !when ? undefined : { id, order, kind, questionId: at, when };
    case 'option-reference':
      return at === undefined || fromQuestionId === undefined
        ? undefined
        : { id, order, kind, questionId: at, fromQuestionId, take, ...exclusive };
    case 'question-relation':
      return !target || fromQuestionId === undefined || take === 'all'
        ? undefined
        : { id, order, kind, target: target as { questionId: string }, fromQuestionId, take, ...exclusive };
  }
}

function codeOfTarget(target: DisplayTarget): string {
  if ('groupId' in target) return `group:${target.groupId}`;
  const [part] = Object.entries(target).filter(([key]) => key !== 'questionId');
  return part ? `${part[0]}:${target.questionId}:${part[1]}` : `question:${target.questionId}`;
}

export function targetOfCode(code: string | undefined): DisplayTarget | undefined {
  const [kind, id, partId] = code?.split(':') ?? [];
  if (!kind || !id) return undefined;
  if (kind === 'group') return { groupId: id };
  if (kind === 'question') return { questionId: id };
  return partId ? ({ questionId: id, [kind]: partId } as unknown as DisplayTarget) : undefined;
}

function jumpOfCode(code: string | undefined): JumpTarget | undefined {
  if (code?.startsWith('outcome:')) return { outcome: code === 'outcome:screened' ? 'screened' : 'finished' };
  return targetOfCode(code) as JumpTarget | undefined;
}
