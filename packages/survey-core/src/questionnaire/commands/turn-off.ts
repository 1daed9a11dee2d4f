import * as z from 'zod/mini';
import type { Question, Questionnaire } from '../../document/questionnaire.ts';
import { findRuleKind } from '../../logic/rule-kinds/rule-kinds.ts';
import { command, type EditContext, isProblem, type Outcome } from '../command.ts';
import type { Loss } from '../edit-problem.ts';
import { id } from '../inputs.ts';
import { dependantsOf, removeLoss } from './dependants.ts';
import { findQuestion } from './find.ts';
import { LISTS, type ListName, removeGroups } from './list-groups.ts';
import { removeItems } from './removal.ts';

interface TurningOff {
  /** Looked for only while it is not confirmed. */
  losses(): readonly Loss[];
  readonly changes: Outcome;
}

/**
 * Turns option groups, row groups, layers or logic off: what belongs to them goes, in one edit. Before it is confirmed the answer is
 * a problem that lists what would go; collected answers are never touched.
 */
export const turnOff = command({
  name: 'turnOff',
  input: z.object({
    feature: z.enum(['option-groups', 'row-groups', 'layers', 'logic']),
    /** Needed but for logic, which without it is that of the whole survey. */
    questionId: z.optional(id),
    confirmed: z.optional(z.boolean()),
  }),
  reads: input => (input.questionId ? [input.questionId] : []),
  change: (document, { feature, questionId, confirmed }, context) => {
    const question = questionId === undefined ? undefined : findQuestion(document, questionId);
    if (!question && (questionId !== undefined || feature !== 'logic'))
      return { problem: 'question-not-found', id: questionId ?? '' };
    const { losses, changes } = turningOff(document, question, feature, context);
    if (isProblem(changes) || confirmed) return changes;
    const lost = losses();
    return lost.length > 0
      ? { problem: 'needs-confirmation', ...(question && { id: question.id }), losses: lost }
      : changes;
  },
});

function turningOff(
  document: Questionnaire,
  question: Question | undefined,
  feature: 'option-groups' | 'row-groups' | 'layers' | 'logic',
  context: EditContext,
): TurningOff {
  if (feature === 'logic' || !question) return logicOff(document, question);
  return feature === 'layers'
    ? layersOff(document, question, context)
    : groupsOff(document, question, feature === 'option-groups' ? 'items' : 'rows');
}

/** Of one question: the rules that act on it or after it, not those that only read it. */
function logicOff(document: Questionnaire, question: Question | undefined): TurningOff {
  const rules = Object.values(document.logic).filter(
    rule => !question || findRuleKind(rule)?.ownerOf(rule) === question.id,
  );
  const losses = rules.map(rule => ({ kind: 'rule', id: rule.id }) as const);
  return { losses: () => losses, changes: losses.map(removeLoss) };
}

function groupsOff(document: Questionnaire, question: Question, list: ListName): TurningOff {
  const groupIds = Object.keys(question[LISTS[list].groups]);
  const kind = list === 'items' ? 'item-group' : 'row-group';
  return {
    losses: () => [...groupIds.map(groupId => ({ kind, id: groupId }) as const), ...dependantsOf(document, groupIds)],
    changes: removeGroups(document, question, list, groupIds, true),
  };
}

/** The first layer stays. */
function layersOff(document: Questionnaire, question: Question, context: EditContext): TurningOff {
  const below = Object.values(question.items).filter(item => item.parentItemId !== undefined);
  const itemIds = below.map(item => item.id);
  return {
    losses: () => [
      ...itemIds.map(itemId => ({ kind: 'item', id: itemId }) as const),
      ...dependantsOf(document, itemIds),
    ],
    changes: removeItems(document, question, itemIds, true, context),
  };
}
