import type { LogicRule, Questionnaire } from '@wenshu/survey-core';

const known = new WeakMap<Questionnaire, ReadonlyMap<string, number>>();

/** How many rules and checks act on each question. Every card asks, so it is counted once per document. */
export function countRules(document: Questionnaire): ReadonlyMap<string, number> {
  const counted = known.get(document) ?? count(document);
  known.set(document, counted);
  return counted;
}

function count({ logic, verifications }: Questionnaire): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (questionId: string | undefined) => {
    if (questionId !== undefined) counts.set(questionId, (counts.get(questionId) ?? 0) + 1);
  };
  for (const rule of Object.values(logic)) add(actsOn(rule));
  for (const { questionId } of Object.values(verifications)) add(questionId);
  return counts;
}

/** The question that a rule shows, leaves or changes; none when it is about a whole group. */
export function actsOn(rule: LogicRule): string | undefined {
  if ('questionId' in rule) return rule.questionId;
  return 'questionId' in rule.target ? rule.target.questionId : undefined;
}
