import type { CallData, transcriptCodingCalls } from '@wenshu/api-contract';
import type { Code } from '../../../../findings/coding/coding-data.ts';
import { treeLines } from '../../../../findings/coding/frame-tree.ts';

export type Matrix = CallData<typeof transcriptCodingCalls.matrix>;

export const matrixFigures = ['turns', 'people', 'words', 'share'] as const;
export type MatrixFigure = (typeof matrixFigures)[number];

export interface LaidCell {
  /** Undefined where a share has nothing to be of. */
  readonly value: number | undefined;
  readonly turns: number;
}

export interface LaidRow {
  readonly code: Code;
  /** 1 for those at the top; of a sorted table all are. */
  readonly level: number;
  readonly cells: readonly LaidCell[];
  readonly total: LaidCell;
}

export interface LaidMatrix {
  readonly columns: readonly Matrix['columns'][number][];
  readonly rows: readonly LaidRow[];
  /** The largest cell, by which they are shaded. */
  readonly most: number;
}

interface Wanted {
  readonly figure: MatrixFigure;
  readonly hidesEmpty: boolean;
  /** By this column's key, or by the total; the frame's order where nothing is said. */
  readonly sortBy: string | undefined;
}

/** By what a total is known among the columns: no key of a column has a line break. */
export const TOTAL = '\n';

/** A share is of the turns of its column: of a hundred turns of a person, how many have the code. */
export function layMatrix(matrix: Matrix, codes: readonly Code[], { figure, hidesEmpty, sortBy }: Wanted): LaidMatrix {
  const byCode = new Map(matrix.rows.map(row => [row.code, row]));
  const places = matrix.columns.flatMap((column, at) => (hidesEmpty && column.coded === 0 ? [] : [at]));
  const cellOf = ([turns, people, words]: readonly [number, number, number], all: number): LaidCell => ({
    turns,
    value: { turns, people, words, share: all === 0 ? undefined : turns / all }[figure],
  });
  const rows = treeLines(codes).flatMap(({ code, level }): LaidRow[] => {
    const row = byCode.get(code.code);
    if (!row || ((hidesEmpty || code.isRetired) && row.turns === 0)) return [];
    const cells = places.map(at => cellOf(row.cells[at]!, matrix.columns[at]!.turns));
    return [{ code, level, cells, total: cellOf([row.turns, row.people, row.words], matrix.total.turns) }];
  });
  const columns = places.map(at => matrix.columns[at]!);
  const most = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ value = 0 }) => value)));
  const at = columns.findIndex(({ key }) => key === sortBy);
  if (at < 0 && sortBy !== TOTAL) return { columns, rows, most };
  const sought = ({ cells, total }: LaidRow) => (at < 0 ? total : cells[at]!).value ?? -1;
  const sorted = rows.map(row => ({ ...row, level: 1 })).sort((one, other) => sought(other) - sought(one));
  return { columns, rows: sorted, most };
}
