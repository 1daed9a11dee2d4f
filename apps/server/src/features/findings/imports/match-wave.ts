import { type BroughtTable, type ColumnPlan, layTable, proposeMatches } from '@wenshu/analysis/brought-in';
import { fitsShape } from '@wenshu/survey-core';
import { Refusal } from '../../../refusal/refusal.ts';
import type { KnownQuestion } from '../brought-in/index.ts';

/** What the columns of a further file seem to be of what is there. */
export function matchWave(table: BroughtTable, plans: readonly ColumnPlan[], known: readonly KnownQuestion[]) {
  const { questions, columnsOf } = layTable(table, plans);
  const matches = proposeMatches(questions, known);
  return questions.map(({ name, title, shape, options }, place) => {
    const match = known[matches[place]!];
    const has = new Set(match?.options.map(option => option.title.trim()));
    return {
      name,
      title,
      shape,
      columns: [...columnsOf[place]!],
      questionId: match?.questionId ?? null,
      newOptions: match ? options.map(option => option.title).filter(one => !has.has(one.trim())) : [],
    };
  });
}

/** Each question of the data once at most, and only what its answers can be. */
export function requireMatching(
  table: BroughtTable,
  plans: readonly ColumnPlan[],
  known: readonly KnownQuestion[],
  matching: readonly (string | null)[],
): void {
  const { questions } = layTable(table, plans);
  const byId = new Map(known.map(question => [question.questionId, question]));
  const taken = new Set<string>();
  for (const [place, { shape, title }] of questions.entries()) {
    const id = matching[place] ?? null;
    if (id === null) continue;
    const into = byId.get(id);
    if (!into || taken.has(id) || !fitsShape(shape, into.shape))
      throw new Refusal('matchNotPossible', { field: 'matching', params: { title } });
    taken.add(id);
  }
}
