/** A cell by its place. The head is row −1; column 0 marks records and holds no value. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: from where it was begun to where the keyboard is. */
export interface CellSelection {
  readonly anchor: CellPlace;
  readonly active: CellPlace;
}

export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Bounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly pageRows: number;
}

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Or the command key. */
  readonly ctrlKey: boolean;
}

export const HEAD = -1;

export function at(place: CellPlace): CellSelection {
  return { anchor: place, active: place };
}

const inside = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The selection after a key; nothing when the key moves nothing. */
export function afterKey(selection: CellSelection, pressed: PressedKey, bounds: Bounds): CellSelection | undefined {
  const { key, shiftKey, ctrlKey } = pressed;
  if (ctrlKey && key.toLowerCase() === 'a')
    return {
      anchor: { row: 0, column: 1 },
      active: { row: Math.max(0, bounds.rows - 1), column: bounds.columns - 1 },
    };
  const move = moves[key];
  if (!move) return undefined;
  const active = inBounds(move(selection.active, ctrlKey, bounds), bounds, shiftKey);
  return shiftKey ? { anchor: inBounds(selection.anchor, bounds, true), active } : at(active);
}

/** Cells of the head are no values: a rectangle stays below it. */
function inBounds({ row, column }: CellPlace, { rows, columns }: Bounds, isBelowHead: boolean): CellPlace {
  return { row: inside(row, isBelowHead && rows > 0 ? 0 : HEAD, rows - 1), column: inside(column, 0, columns - 1) };
}

type Move = (from: CellPlace, isFar: boolean, bounds: Bounds) => CellPlace;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ row, column }, isFar) => ({ row: isFar ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, isFar, { rows }) => ({ row: isFar ? rows - 1 : row + 1, column }),
  ArrowLeft: ({ row, column }, isFar) => ({ row, column: isFar ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, isFar, { columns }) => ({ row, column: isFar ? columns - 1 : column + 1 }),
  Home: ({ row }, isFar) => ({ row: isFar ? 0 : row, column: 0 }),
  End: ({ row }, isFar, { rows, columns }) => ({ row: isFar ? rows - 1 : row, column: columns - 1 }),
  PageUp: ({ row, column }, _, { pageRows }) => ({ row: Math.max(0, row - pageRows), column }),
  PageDown: ({ row, column }, _, { pageRows }) => ({ row: row + pageRows, column }),
};

/** The cells with values in it; nothing where it holds none. */
export function rangeOf({ anchor, active }: CellSelection): CellRange | undefined {
  const range = {
    top: Math.max(0, Math.min(anchor.row, active.row)),
    bottom: Math.max(anchor.row, active.row),
    left: Math.max(1, Math.min(anchor.column, active.column)),
    right: Math.max(anchor.column, active.column),
  };
  return range.bottom < range.top || range.right < range.left ? undefined : range;
}

export const cellCount = ({ top, bottom, left, right }: CellRange) => (bottom - top + 1) * (right - left + 1);
