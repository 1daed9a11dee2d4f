import { inOrder, type Question, type QuestionGroup, type Questionnaire } from '@wenshu/survey-core';

/** A question group with what stands in it, in order; child questions follow their parent. */
export interface Section {
  readonly group: QuestionGroup;
  readonly questions: readonly Question[];
}

const known = new WeakMap<Questionnaire, readonly Section[]>();

/** Asked by many for the same document, so it is sorted once. */
export function sectionsOf(document: Questionnaire): readonly Section[] {
  const sections = known.get(document) ?? sort(document);
  known.set(document, sections);
  return sections;
}

function sort({ groups, questions }: Questionnaire): readonly Section[] {
  const inGroup = new Map<string, Question[]>(inOrder(groups).map(group => [group.id, []]));
  const [first] = inGroup.values();
  const below = new Map<string, Question[]>();
  const tops: Question[] = [];
  for (const question of inOrder(questions)) {
    const { parentId } = question;
    if (parentId === undefined || !questions[parentId]) tops.push(question);
    else below.set(parentId, [...(below.get(parentId) ?? []), question]);
  }
  // A question whose group is gone is shown with the first.
  for (const top of tops) (inGroup.get(top.groupId) ?? first)?.push(top, ...(below.get(top.id) ?? []));
  return [...inGroup].map(([id, some]) => ({ group: groups[id]!, questions: some }));
}
