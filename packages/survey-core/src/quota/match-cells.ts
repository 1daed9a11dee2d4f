import type { Id } from '../ids.ts';
import type { Operands } from '../question-type/question-type.ts';

/** A cell's condition: for each axis question, the option it must have. */
export interface CellMatch {
  readonly cellId: Id;
  readonly match: Readonly<Record<Id, Id>>;
}

/** The cells that an answer takes a place in. One that matches none of a quota's cells is not limited by that quota. */
export function matchCells(cells: readonly CellMatch[], operandsOf: (questionId: Id) => Operands | undefined): Id[] {
  return cells.filter(cell => isTaken(cell, operandsOf)).map(cell => cell.cellId);
}

function isTaken({ match }: CellMatch, operandsOf: (questionId: Id) => Operands | undefined): boolean {
  const axes = Object.entries(match);
  return (
    axes.length > 0 && axes.every(([questionId, itemId]) => operandsOf(questionId)?.selected?.includes(itemId) ?? false)
  );
}
