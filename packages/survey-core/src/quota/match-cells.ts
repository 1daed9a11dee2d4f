import type { AxisMatch, QuotaMatch } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import type { Operands } from '../question-type/question-type.ts';

/** A cell's condition: for each axis the option it must have; a list where several combinations share the cell. */
export interface CellMatch {
  readonly cellId: Id;
  readonly match: QuotaMatch | readonly QuotaMatch[];
}

/** The operands of an axis: of a question's answer, or the number of a calculation. */
export type AxisOperands = (axisId: Id) => Pick<Operands, 'selected' | 'number'> | undefined;

/** The cells that an answer takes a place in. One that matches none of a quota's cells is not limited by that quota. */
export function matchCells(cells: readonly CellMatch[], operandsOf: AxisOperands): Id[] {
  return cells
    .filter(cell => combinationsOf(cell.match).some(match => isTaken(match, operandsOf)))
    .map(cell => cell.cellId);
}

/** The combinations that share a cell: one, but for merged cells. */
export function combinationsOf(match: QuotaMatch | readonly QuotaMatch[]): readonly QuotaMatch[] {
  return isList(match) ? match : [match];
}

/** Whether a cell counts by this axis, or by one of these options of it. */
export function usesAxis(match: QuotaMatch | readonly QuotaMatch[], axisId: Id, itemIds?: ReadonlySet<Id>): boolean {
  return combinationsOf(match).some(
    one => Object.hasOwn(one, axisId) && (!itemIds || optionsOf(one[axisId]!).some(itemId => itemIds.has(itemId))),
  );
}

/** The options that an axis of a cell names. */
export function optionsOf(axis: AxisMatch): readonly Id[] {
  if (typeof axis === 'string') return [axis];
  return isList(axis) ? axis : [];
}

function isTaken(match: QuotaMatch, operandsOf: AxisOperands): boolean {
  const axes = Object.entries(match);
  return axes.length > 0 && axes.every(([axisId, axis]) => isMet(axis, operandsOf(axisId)));
}

function isMet(axis: AxisMatch, operands: ReturnType<AxisOperands>): boolean {
  if (!operands) return false;
  if (typeof axis === 'string' || isList(axis))
    return optionsOf(axis).some(itemId => operands.selected?.includes(itemId));
  const { number } = operands;
  return number !== undefined && number >= (axis.min ?? -Infinity) && number <= (axis.max ?? Infinity);
}

function isList<T>(value: unknown): value is readonly T[] {
  return Array.isArray(value);
}
