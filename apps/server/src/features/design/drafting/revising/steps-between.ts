import type { DraftPlan } from '@wenshu/api-contract';
import { allQuestions } from '../plan/make-plan.ts';
import type { RevisionStep } from './revision-step.ts';

/** What was done to the plan of a questionnaire, as steps: what is new first, what goes last, so that a place to stand behind is still there. */
export function stepsBetween(before: DraftPlan, after: DraftPlan): RevisionStep[] {
  const old = new Map(allQuestions(before).map(question => [question.id, question]));
  const now = allQuestions(after);
  const left = new Set(now.map(({ id }) => id));
  const gone = [...old.keys()].filter(id => !left.has(id));
  const merged = now.find(({ id, type }) => old.has(id) && old.get(id)!.type !== type);
  const adds = now
    .filter(({ id }) => !old.has(id))
    .map(question => ({
      does: 'add' as const,
      question,
      rules: after.rules.filter(({ when }) => when.questionId === question.id),
      quotas: after.quotas.filter(({ questionId }) => questionId === question.id),
    }));
  const mixed = now.flatMap(({ id, random }) => {
    const had = old.get(id)?.random ?? random;
    return id === merged?.id
      ? []
      : random.filter(of => !had.includes(of)).map(of => ({ does: 'randomise' as const, questionId: id, of }));
  });
  return [
    ...adds,
    ...(merged ? [{ does: 'merge' as const, questionIds: [merged.id, ...gone], question: merged }] : []),
    ...mixed,
    ...movesBetween(before, after),
    ...(merged ? [] : gone.toReversed().map(questionId => ({ does: 'remove' as const, questionId }))),
  ];
}

/** One question that stands elsewhere among those that stay: a wish moves no more than one at a time. */
function movesBetween(before: DraftPlan, after: DraftPlan): RevisionStep[] {
  const there = new Set(allQuestions(after).map(({ id }) => id));
  const had = new Set(allQuestions(before).map(({ id }) => id));
  const from = allQuestions(before).flatMap(({ id }) => (there.has(id) ? [id] : []));
  const to = allQuestions(after).flatMap(({ id }) => (had.has(id) ? [id] : []));
  const without = (ids: readonly string[], id: string) => ids.filter(one => one !== id).join();
  if (from.join() === to.join()) return [];
  const moved = from.find(id => without(from, id) === without(to, id));
  return moved === undefined ? [] : [{ does: 'move', questionId: moved, after: to[to.indexOf(moved) - 1] ?? null }];
}
