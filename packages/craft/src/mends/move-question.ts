import { inOrder, orderAfter, orderBetween, type Questionnaire } from '@wenshu/survey-core';
import type { Mend } from '../finding.ts';
import type { Asked } from '../reading/asked.ts';
import type { Survey } from '../reading/read-survey.ts';
import { isFree, quotesNothing } from './is-free.ts';
import { siblingsOf } from './split-grid.ts';

/**
 * Before the first question that is no screening. Its own screening goes with it; where it hangs on an earlier answer, or page breaks and
 * mixed orders decide where things stand, a person has to look.
 */
export function moveUp(asked: Asked, before: Asked, survey: Survey): Mend | undefined {
  const { question } = asked;
  const own = new Set(survey.screenings.flatMap(({ questionId, ruleId }) => (questionId === asked.id ? [ruleId] : [])));
  const speaksOfItself = [...own].every(id => onlyNames(survey.document, id, asked.id));
  if (asked.isConditional || !speaksOfItself || !quotesNothing(question)) return undefined;
  const { groupId, parentId } = before.question;
  if (parentId !== undefined || hasConditions(survey.document, groupId)) return undefined;
  const siblings = inOrder(Object.fromEntries(siblingsOf(survey.document, before.question).map(one => [one.id, one])));
  const at = siblings.findIndex(({ id }) => id === before.id);
  const order = orderBetween(siblings[at - 1]?.order ?? null, before.question.order);
  return { does: 'move-up', edits: [{ name: 'moveTopQuestion', input: { questionId: asked.id, groupId, order } }] };
}

/** Behind the last question, where nothing later hangs on it. */
export function moveToEnd(asked: Asked, survey: Survey): Mend | undefined {
  const last = survey.questions.findLast(({ question }) => question.parentId === undefined);
  const { document } = survey;
  if (!last || last.id === asked.id || !isFree(asked.question, survey) || !quotesNothing(asked.question))
    return undefined;
  const { groupId } = last.question;
  if (hasConditions(document, groupId) || hasConditions(document, asked.question.groupId)) return undefined;
  const order = orderAfter(siblingsOf(document, last.question), undefined);
  return { does: 'move-to-end', edits: [{ name: 'moveTopQuestion', input: { questionId: asked.id, groupId, order } }] };
}

/** A group that is shown, repeated or mixed does so with whatever is put into it. */
function hasConditions({ logic, groups }: Questionnaire, groupId: string): boolean {
  const isNamed = Object.values(logic).some(
    rule => 'target' in rule && 'groupId' in rule.target && rule.target.groupId === groupId,
  );
  return isNamed || groups[groupId]?.solution !== undefined || Object.keys(groups[groupId]?.settings ?? {}).length > 0;
}

function onlyNames({ logic, questions }: Questionnaire, ruleId: string, questionId: string): boolean {
  const rule = JSON.stringify(logic[ruleId] ?? '');
  return !Object.keys(questions).some(id => id !== questionId && rule.includes(id));
}
