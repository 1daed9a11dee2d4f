import { setImmediate } from 'node:timers/promises';
import { type BroughtTable, type ColumnPlan, layTable } from '@wenshu/analysis/brought-in';
import type { BroughtQuestion } from '@wenshu/survey-core';
import type { BroughtData } from '../brought-in/index.ts';

/** The rows of a file as records, of one wave. `matched` says of each question which one of the data it is. */
export function tableData(
  table: BroughtTable,
  plans: readonly ColumnPlan[],
  wave: BroughtQuestion,
  matched: readonly (string | null)[] = [],
): BroughtData {
  const laid = layTable(table, plans);
  const questions = laid.questions.map((question, place) => ({ ...question, questionId: matched[place] ?? undefined }));
  return {
    questions: [wave, ...questions],
    rows: table.lines.length,
    // What the file lists or somebody chose: of an option that it does not know nobody can say that 0 % chose it.
    offered: wave.options.map(({ title }) => ({
      wave: title,
      options: [undefined, ...questions.map(({ options }) => options.map((_, place) => place))],
    })),
    async readRows(from, to) {
      // Whoever waits is served between two batches.
      await setImmediate();
      return Array.from({ length: to - from }, (_, at) => [0, ...laid.rowOf(from + at)]);
    },
  };
}
