import type { DataVariable } from '@wenshu/analysis';
import { type Flow, groupBy } from '@wenshu/survey-core';
import { flatItems } from '@wenshu/survey-core/answering';
import type { SourceColumn } from '../../../platform/columns/column-source.ts';

/**
 * What values of old answers depend on: type and settings of every question, its options and rows, and the calculations, each as the newest
 * snapshot has it. Words are no part of it. A setting that only the page reads makes a copy be filled again in vain; the other way round
 * numbers would be wrong.
 */
export function designParts(flows: readonly Flow[]): Readonly<Record<string, string>> {
  const parts = new Map<string, string>();
  const note = (name: string, ...content: readonly unknown[]) => {
    if (!parts.has(name)) parts.set(name, JSON.stringify(content));
  };
  for (const flow of flows) {
    for (const { id, type, settings, items, rows } of flow.questions) {
      note(id, type, settings);
      for (const part of [...flatItems(items), ...rows]) note(`${id}/${part.id}`, part.settings);
    }
    for (const { id, expression, decimals } of flow.calculations) note(`#${id}`, expression, decimals);
  }
  return Object.fromEntries(parts);
}

type Origin = Pick<SourceColumn, 'from' | 'readsOld'>;

/** A variable of a question is made from that one; scores and calculations may be made from everything, and of old records too. */
export function originsIn(parts: Readonly<Record<string, string>>): (variable: DataVariable) => Origin {
  const names = Object.keys(parts);
  // Gathered once: a questionnaire may have twenty thousand parts, and nearly as many variables.
  const byQuestion = groupBy(names, name => name.split('/', 1)[0]!);
  return ({ key, questionId }) => {
    // A fact that an earlier version did not copy is there in old records too; the time of a page that is new is in none.
    if (key.startsWith('fact:')) return { from: [], readsOld: !key.startsWith('fact:pageTime:') };
    if (questionId === undefined) return { from: names, readsOld: true };
    return { from: byQuestion.get(questionId) ?? [], readsOld: false };
  };
}
