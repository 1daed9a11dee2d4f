import {
  type CommandCall,
  type Condition,
  type DisplayTarget,
  type JumpTarget,
  ruleKinds as kinds,
  type LogicRule,
  type OptionReferenceRule,
  orderAfter,
  type Questionnaire,
  type QuestionRelationRule,
} from '@wenshu/survey-core';
import { newId } from '../../../document/reading/new-id.ts';
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
  return { ...draft, ...draftingOf(kind).draft(rule) };
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
  const { kind, id, order } = draft;
  const own = draftingOf(kind).rule({
    ...draft,
    condition: draft.hasCondition ? conditionOfDraft(draft.when) : undefined,
    place: targetOfCode(draft.target),
  });
  return own && ({ id, order, kind, ...own } as LogicRule);
}

/** How a rule of one kind is written into a draft, and what a draft says of it: nothing while something is missing. */
interface Drafting<Rule extends LogicRule = LogicRule> {
  draft(rule: Rule): Partial<RuleDraft>;
  rule(draft: ReadDraft): Omit<Rule, 'kind' | 'id' | 'order'> | undefined;
}

/** A draft with what its texts say. */
interface ReadDraft extends RuleDraft {
  readonly condition: Condition | undefined;
  readonly place: DisplayTarget | undefined;
}

/** By kind of rule: one that is not here does not compile. */
const draftings: { readonly [Kind in RuleKind]: Drafting<Extract<LogicRule, { kind: Kind }>> } = {
  display: {
    draft: ({ target, when }) => ({ target: codeOfTarget(target), when: draftOfCondition(when) }),
    rule: ({ place: target, condition: when }) => target && when && { target, when },
  },
  jump: {
    draft: ({ questionId, to, when }) => ({
      at: questionId,
      to: 'outcome' in to ? `outcome:${to.outcome}` : codeOfTarget(to),
      hasCondition: when !== undefined,
      ...(when && { when: draftOfCondition(when) }),
    }),
    rule: ({ at: questionId, to: code, hasCondition, condition: when }) => {
      const to = jumpOfCode(code);
      if (questionId === undefined || !to || (hasCondition && !when)) return undefined;
      return { questionId, ...(when && { when }), to };
    },
  },
  'screen-out': {
    draft: ({ questionId, when }) => ({ at: questionId, when: draftOfCondition(when) }),
    rule: ({ at: questionId, condition: when }) =>
      questionId === undefined || !when ? undefined : { questionId, when },
  },
  'option-reference': {
    draft: rule => ({ at: rule.questionId, ...sourceOf(rule) }),
    rule: ({ at: questionId, fromQuestionId, take, takesExclusive }) =>
      questionId === undefined || fromQuestionId === undefined
        ? undefined
        : { questionId, fromQuestionId, take, ...(takesExclusive && { takesExclusive }) },
  },
  'question-relation': {
    draft: rule => ({ target: codeOfTarget(rule.target), ...sourceOf(rule) }),
    rule: ({ place, fromQuestionId, take, takesExclusive }) =>
      !place || fromQuestionId === undefined || take === 'all'
        ? undefined
        : { target: place, fromQuestionId, take, ...(takesExclusive && { takesExclusive }) },
  },
};

// Which of them fits a rule is its kind's to say: the compiler does not see the two together.
const draftingOf = (kind: RuleKind) => draftings[kind] as Drafting;

function sourceOf({ fromQuestionId, take, takesExclusive }: OptionReferenceRule | QuestionRelationRule) {
  return { fromQuestionId, take, ...(takesExclusive && { takesExclusive }) };
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
  // The name of the part is one of those that a target has; a computed name is any text to the compiler.
  return partId ? ({ questionId: id, [kind]: partId } as unknown as DisplayTarget) : undefined;
}

function jumpOfCode(code: string | undefined): JumpTarget | undefined {
  if (code?.startsWith('outcome:')) return { outcome: code === 'outcome:screened' ? 'screened' : 'finished' };
  return targetOfCode(code) as JumpTarget | undefined;
}
