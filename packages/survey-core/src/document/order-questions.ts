import { groupBy } from '../group-by.ts';
import type { Id } from '../ids.ts';
import { compareOrder, inOrder } from '../order.ts';
import type { Question, Questionnaire } from './questionnaire.ts';

/** Group by group, each question followed by its children. A child of a question that is gone comes with the others of its group. */
export function orderQuestions(document: Pick<Questionnaire, 'groups' | 'questions'>): Question[] {
  const groups = inOrder(document.groups);
  const known = new Set(groups.map(group => group.id));
  const below = groupBy(Object.values(document.questions), ({ parentId, groupId }) => {
    if (parentId && Object.hasOwn(document.questions, parentId)) return parentId;
    return known.has(groupId) ? groupId : (groups[0]?.id ?? '');
  });
  const placed = new Set<Id>();
  const walk = (place: Id): Question[] =>
    [...(below.get(place) ?? [])].sort(compareOrder).flatMap(question => {
      // Two that name each other as parent are in no group's reach; one that is met twice would never end.
      if (placed.has(question.id)) return [];
      placed.add(question.id);
      return [question, ...walk(question.id)];
    });
  return groups.flatMap(group => walk(group.id));
}
