import type { Cell } from '../cell.ts';
import { type CellBatch, type CellColumn, encodedLists } from '../cell-columns.ts';
import { DataFileProblem } from '../problem.ts';
import { RAW, UnitWriter } from './case-units.ts';
import { EPOCH_SECONDS, type SavVariable, SYSTEM_MISSING } from './sav-dictionary.ts';
import { type Segment, segmentsOf } from './string-segments.ts';
import { BIAS } from './write-dictionary.ts';

const SMALLEST = 1 - BIAS;
const LARGEST = 251 - BIAS;
const BLANKS = 254;
const NOTHING = 255;
const UNIT = 8;
const SPACE = 0x20;
/** Put together at once: enough that a column is worth looking up, few enough that they stay near. */
const BLOCK_UNITS = 16 * 1024;

/** A variable, with the place of its first unit in a case. */
interface PlacedVariable {
  readonly variable: SavVariable;
  readonly first: number;
  readonly segments: readonly Segment[];
}

/** Cases, each a unit of eight bytes for a number and several for a text, in SPSS' own compression. */
export class CaseWriter {
  readonly #placed: readonly PlacedVariable[];
  readonly #caseUnits: number;
  readonly #units = new UnitWriter();
  readonly #scratch: EncodedText;
  readonly #lists: ReturnType<typeof encodedLists<EncodedText>>[] = [];
  /** So many cases of a batch are best added at once. */
  readonly blockRows: number;

  constructor(variables: readonly SavVariable[]) {
    let units = 0;
    this.#placed = variables.map(variable => {
      const segments = segmentsOf(variable.width);
      const first = units;
      units += variable.width === 0 ? 1 : segments.reduce((sum, segment) => sum + segment.units, 0);
      return { variable, first, segments };
    });
    this.#caseUnits = units;
    this.blockRows = Math.max(1, Math.floor(BLOCK_UNITS / Math.max(1, units)));
    this.#scratch = textOf(Math.max(...variables.map(({ width }) => width), 0));
  }

  add(row: readonly Cell[]): void {
    const at = this.#units.reserve(this.#caseUnits);
    for (const [index, { variable, first, segments }] of this.#placed.entries()) {
      const cell = row[index] ?? null;
      if (variable.width === 0) putNumber(this.#units, at + first, numberOf(cell, variable));
      else putText(this.#units, at + first, encode(this.#scratch, stringOf(cell, variable), variable.width), segments);
    }
    this.#units.finish();
  }

  /** The cases of a batch from one to before another. Column by column: what a column has is looked up once for all of them. */
  addColumns({ columns }: CellBatch, from: number, to: number): void {
    const at = this.#units.reserve(this.#caseUnits * (to - from));
    for (const [index, placed] of this.#placed.entries()) {
      const column = columns[index];
      if (placed.variable.width > 0) this.#putTexts(at, placed, column, index, from, to);
      else this.#putNumbers(at + placed.first, placed.variable, column, from, to);
    }
    this.#units.finish();
  }

  #putNumbers(first: number, variable: SavVariable, column: CellColumn | undefined, from: number, to: number): void {
    let at = first;
    if (column?.kind === 'numbers')
      for (let row = from; row < to; row++, at += this.#caseUnits) putNumber(this.#units, at, column.values[row]!);
    else if (column?.kind === 'moments')
      for (let row = from; row < to; row++, at += this.#caseUnits)
        putNumber(this.#units, at, secondsOf(column.values[row]!));
    else
      for (let row = from; row < to; row++, at += this.#caseUnits)
        putNumber(this.#units, at, numberOf(cellOf(column, row), variable));
  }

  #putTexts(
    start: number,
    { variable, first, segments }: PlacedVariable,
    column: CellColumn | undefined,
    index: number,
    from: number,
    to: number,
  ): void {
    const { width } = variable;
    this.#lists[index] ??= encodedLists(member => encodedText(stringOf(member, variable), width));
    const listed =
      column?.kind === 'listed' ? { textAt: this.#lists[index](column.list), values: column.values } : null;
    let at = start + first;
    for (let row = from; row < to; row++, at += this.#caseUnits) {
      const known = listed?.textAt(listed.values[row]!);
      const text = known ?? encode(this.#scratch, listed ? '' : stringOf(cellOf(column, row), variable), width);
      putText(this.#units, at, text, segments);
    }
  }

  get isFull(): boolean {
    return this.#units.isFull;
  }

  /** What is finished. */
  take(isEnd = false): Uint8Array {
    return this.#units.take(isEnd);
  }
}

function putNumber({ commands, numbers }: UnitWriter, at: number, value: number): void {
  const command = commandOf(value);
  commands[at] = command;
  if (command === RAW) numbers[at] = value;
}

/** SPSS has no infinity and no NaN: what it cannot work out is missing. */
function commandOf(value: number): number {
  if (value >= SMALLEST && value <= LARGEST) return Number.isInteger(value) ? value + BIAS : RAW;
  return Number.isFinite(value) && value !== SYSTEM_MISSING ? RAW : NOTHING;
}

/** A text, with blanks behind what is used of its bytes. */
function putText(
  { commands, words }: UnitWriter,
  first: number,
  { bytes, used, view }: EncodedText,
  segments: readonly Segment[],
): void {
  let at = first;
  for (let segment = 0; segment < segments.length; segment++) {
    const { from, to, units } = segments[segment]!;
    for (let unit = 0; unit < units; unit++, at++) {
      const start = from + unit * UNIT;
      commands[at] = start < used ? RAW : BLANKS;
      if (start < used)
        words[at] = start + UNIT <= to || used <= to ? view.getBigInt64(start, true) : lastOf(bytes, start, to);
    }
  }
}

/** The unit in which a segment ends, where the text goes on in the next one. */
function lastOf(bytes: Uint8Array, start: number, end: number): bigint {
  const unit = Buffer.alloc(UNIT, SPACE);
  unit.set(bytes.subarray(start, end));
  return unit.readBigInt64LE();
}

/** Bytes with blanks behind those that are used, for a unit that is not full. */
interface EncodedText {
  readonly bytes: Buffer;
  readonly view: DataView;
  used: number;
}

function textOf(width: number): EncodedText {
  const bytes = Buffer.alloc(width + UNIT, SPACE);
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), used: 0 };
}

function encodedText(text: string, width: number): EncodedText {
  return encode(textOf(Math.min(width, Buffer.byteLength(text))), text, width);
}

function encode(into: EncodedText, text: string, width: number): EncodedText {
  // Node writes no half characters: what does not fit ends at a border.
  into.used = text === '' ? 0 : into.bytes.write(text, 0, Math.min(width, into.bytes.length - UNIT), 'utf8');
  into.bytes.fill(SPACE, into.used, into.used + UNIT);
  return into;
}

function cellOf(column: CellColumn | undefined, row: number): Cell {
  if (!column) return null;
  if (column.kind === 'texts') return column.values[row] ?? null;
  const value = column.values[row]!;
  if (column.kind === 'listed') return column.list[value] ?? null;
  if (Number.isNaN(value)) return null;
  return column.kind === 'moments' ? new Date(value) : value;
}

function numberOf(cell: Cell, { name }: SavVariable): number {
  if (cell === null) return SYSTEM_MISSING;
  if (typeof cell === 'string')
    throw new DataFileProblem('bad-variable', { variable: name, reason: 'text-for-number' });
  return typeof cell === 'number' ? cell : secondsOf(cell.getTime());
}

const secondsOf = (ms: number) => ms / 1000 + EPOCH_SECONDS;

function stringOf(cell: Cell, { name }: SavVariable): string {
  if (cell === null) return '';
  if (typeof cell !== 'string')
    throw new DataFileProblem('bad-variable', { variable: name, reason: 'number-for-text' });
  return cell;
}
