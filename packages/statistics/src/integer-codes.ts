const integerArrays = [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array] as const;
type IntegerArray = InstanceType<(typeof integerArrays)[number]>;

/**
 * Each row's position in the levels, for a typed array of whole numbers and levels that are such numbers as text; without
 * these `undefined`, and the caller compares words. A million codes need not become a million words.
 *
 * @example
 * integerCodes([2, 1], ['1', '2']) === undefined // true
 */
export function integerCodes(column: ArrayLike<unknown>, levels: readonly string[]): Int32Array | undefined {
  if (!integerArrays.some(kind => column instanceof kind)) return undefined;
  const table = codeTable(levels);
  return table && lookUp(column as IntegerArray, table);
}

function codeTable(levels: readonly string[]): Int32Array | undefined {
  const isCode = (level: string) => /^(0|[1-9]\d{0,4})$/.test(level);
  if (!levels.every(isCode)) return undefined;
  const table = new Int32Array(Math.max(0, ...levels.map(Number)) + 1).fill(-1);
  // Backwards, so that of equal levels the first one stays.
  for (let position = levels.length - 1; position >= 0; position--) table[Number(levels[position])] = position;
  return table;
}

function lookUp(column: IntegerArray, table: Int32Array): Int32Array {
  const codes = new Int32Array(column.length);
  for (let row = 0; row < codes.length; row++) {
    const code = column[row]!;
    codes[row] = code >= 0 && code < table.length ? table[code]! : -1;
  }
  return codes;
}
