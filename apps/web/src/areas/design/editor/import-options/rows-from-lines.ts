import {
  type CommandCall,
  type CommandInput,
  type EditProblem,
  inOrder,
  limits,
  ordersBetween,
  type Question,
  type Row,
} from '@wenshu/survey-core';
import { newId } from '../../document/reading/new-id.ts';

interface Line {
  readonly text: string;
  readonly line: number;
}

/** A row for every line, under the same limits as options: 100 lines of 800 characters. */
export function rowsFromLines(
  question: Question,
  text: string,
): { readonly input: CommandInput<'addChildren'> } | EditProblem {
  const lines = linesOf(text);
  if ('problem' in lines) return lines;
  const rows = inOrder(question.rows);
  const orders = ordersBetween(rows.at(-1)?.order ?? null, null, lines.length);
  const toTitles = titlesFor(question);
  return {
    input: {
      questionId: question.id,
      rows: lines.map((line, index) => ({ rowId: newId(), order: orders[index]!, ...toTitles(line.text) })),
    },
  };
}

/**
 * What makes the rows those of the lines: a row with the same words stays the same row, with its settings, its logic and its answers,
 * and takes its new place; others go, new ones come.
 */
export function planRowReplacing(
  question: Question,
  text: string,
  consent: object,
): { readonly commands: readonly CommandCall[] } | EditProblem {
  const lines = linesOf(text);
  if ('problem' in lines) return lines;
  const twice = lines.find((line, index) => lines.findIndex(other => other.text === line.text) !== index);
  if (twice) return { problem: 'import-line-twice', detail: { line: twice.line } };
  const rows = inOrder(question.rows);
  const toTitles = titlesFor(question);
  const byWords = new Map(rows.map(row => [lineOf(row), row]));
  const wanted = lines.map(line => byWords.get(lineOf(toTitles(line.text))));
  const kept = new Set(wanted.filter(row => row !== undefined));
  // Only when the places change: what stays where it is collides with nobody.
  const isInPlace = rows.filter(row => kept.has(row)).every((row, index) => row === wanted[index]);
  const orders = isInPlace
    ? ordersBetween(rows.findLast(row => kept.has(row))?.order ?? null, null, lines.length)
    : ordersBetween(rows.at(-1)?.order ?? null, null, lines.length);
  const gone = rows.filter(row => !kept.has(row)).map(row => row.id);
  const added = lines.flatMap((line, index) =>
    wanted[index] ? [] : [{ rowId: newId(), order: orders[index]!, ...toTitles(line.text) }],
  );
  const moved = isInPlace
    ? []
    : wanted.flatMap((row, index) => (row ? [{ rowId: row.id, order: orders[index]! }] : []));
  const questionId = question.id;
  const commands: CommandCall[] = [
    ...(gone.length > 0 ? [{ name: 'deleteChildren' as const, input: { questionId, rowIds: gone, ...consent } }] : []),
    ...(added.length > 0 ? [{ name: 'addChildren' as const, input: { questionId, rows: added } }] : []),
    ...(moved.length > 0 ? [{ name: 'updateChildrenList' as const, input: { questionId, rows: moved } }] : []),
  ];
  return { commands };
}

/** The rows as the lines that would give them again. */
export function linesOfRows(question: Question): string {
  return inOrder(question.rows).map(lineOf).join('\n');
}

function lineOf({ title, rightTitle }: Pick<Row, 'title' | 'rightTitle'>): string {
  const flat = (words: string) => words.trim().replace(/\s+/g, ' ');
  return rightTitle ? `${flat(title.text)}\t${flat(rightTitle.text)}` : flat(title.text);
}

/** Both sides of a contrast scale stand in two columns. */
function titlesFor(question: Question) {
  const hasRight = Object.values(question.rows).some(row => row.rightTitle);
  return (line: string) => {
    const [left = '', right = left] = line.split('\t');
    return { title: { text: hasRight ? left : line }, ...(hasRight && { rightTitle: { text: right } }) };
  };
}

function linesOf(text: string): readonly Line[] | EditProblem {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ text: line.trim(), line: index + 1 }))
    .filter(line => line.text !== '');
  if (lines.length === 0) return { problem: 'import-empty' };
  const beyond = lines[limits.batchImportLines];
  if (beyond) return { problem: 'import-too-many-lines', detail: { line: beyond.line, max: limits.batchImportLines } };
  const long = lines.find(line => [...line.text].length > limits.lineLength);
  if (long) return { problem: 'import-line-too-long', detail: { line: long.line, max: limits.lineLength } };
  return lines;
}
