import { type EditProblem, inOrder, limits, ordersBetween, type Question } from '@wenshu/survey-core';
import { newId } from '../state/new-id.ts';

/** A row for every line, under the same limits as options: 100 lines of 800 characters. */
export function rowsFromLines(question: Question, text: string): { readonly input: object } | EditProblem {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ text: line.trim(), line: index + 1 }))
    .filter(line => line.text !== '');
  if (lines.length === 0) return { problem: 'import-empty' };
  const beyond = lines[limits.batchImportLines];
  if (beyond) return { problem: 'import-too-many-lines', detail: { line: beyond.line, max: limits.batchImportLines } };
  const long = lines.find(line => [...line.text].length > limits.lineLength);
  if (long) return { problem: 'import-line-too-long', detail: { line: long.line, max: limits.lineLength } };
  const rows = inOrder(question.rows);
  const orders = ordersBetween(rows.at(-1)?.order ?? null, null, lines.length);
  const hasRight = rows.some(row => row.rightTitle);
  return {
    input: {
      questionId: question.id,
      rows: lines.map((line, index) => {
        // Both sides of a contrast scale stand in two columns.
        const [left = '', right = left] = line.text.split('\t');
        return {
          rowId: newId(),
          order: orders[index],
          title: { text: hasRight ? left : line.text },
          ...(hasRight && { rightTitle: { text: right } }),
        };
      }),
    },
  };
}
