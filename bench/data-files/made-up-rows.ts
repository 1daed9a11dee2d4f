import type { Cell, SavVariable } from '@wenshu/data-files';

const COLUMNS = 60;
const BATCH_ROWS = 1000;
const BATCHES = 10;

const words = ['非常满意', '满意', '一般', '不满意', '非常不满意'];
const kinds = Array.from({ length: COLUMNS }, (_, column) =>
  column === 1 ? 'time' : column === COLUMNS - 1 ? 'open' : column % 3 === 0 && column > 0 ? 'word' : 'number',
);

/** Ten batches of a survey's answers, gone through again and again: making them is no part of what is measured. */
export const batches: readonly Cell[][][] = Array.from({ length: BATCHES }, (_, batch) =>
  Array.from({ length: BATCH_ROWS }, (_, row) =>
    kinds.map((kind, column) => cellOf(kind, batch * BATCH_ROWS + row, column)),
  ),
);

function cellOf(kind: string, row: number, column: number): Cell {
  if (kind === 'time') return new Date(1_770_000_000_000 + row * 1000);
  if (kind === 'open') return `第 ${row} 位受访者的意见，open answer`;
  if (kind === 'word') return words[(row * 7 + column) % words.length]!;
  return column === 0 ? row : (row * (column + 3)) % 7;
}

export const header: readonly string[] = kinds.map((_, column) => `Q${column}`);

export const variables: readonly SavVariable[] = kinds.map((kind, column) => ({
  name: `Q${column}`,
  width: kind === 'open' ? 80 : kind === 'word' ? 24 : 0,
  ...(kind === 'time' ? { format: { type: 'DATETIME' as const, width: 20, decimals: 0 } } : {}),
}));

export function* manyBatches(rows: number): Generator<Cell[][]> {
  for (let made = 0; made < rows; made += BATCH_ROWS) yield batches[(made / BATCH_ROWS) % BATCHES]!;
}
