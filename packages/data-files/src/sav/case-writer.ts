import type { Cell } from '../cell.ts';
import { type CellBatch, type CellColumn, encodedLists } from '../cell-columns.ts';
import { DataFileProblem } from '../problem.ts';
import { EPOCH_SECONDS, type SavVariable, SYSTEM_MISSING } from './sav-dictionary.ts';
import { type Segment, segmentsOf } from './string-segments.ts';
import { BIAS } from './write-dictionary.ts';

const SMALLEST = 1 - BIAS;
const LARGEST = 251 - BIAS;
const RAW = 253;
const BLANKS = 254;
const NOTHING = 255;
const UNIT = 8;
const SPACE = 0x20;
const CAPACITY = 256 * 1024;

type ListedColumn = Extract<CellColumn, { kind: 'listed' }>;

/**
 * Cases in SPSS' own compression: eight commands of a byte each, then the eight bytes of those that need any. Small whole numbers,
 * blanks and what is missing are a command alone, so a survey takes little more than a byte for an answer.
 */
export class CaseWriter {
  readonly #variables: readonly SavVariable[];
  readonly #scratch: Buffer;
  readonly #lists: ReturnType<typeof encodedLists<EncodedText>>[] = [];
  #out = Buffer.allocUnsafeSlow(CAPACITY);
  #length = 0;
  /** Where the eight commands stand that are being filled, and how many there are so far. */
  #commandsAt = 0;
  #commands = UNIT;

  constructor(variables: readonly SavVariable[]) {
    this.#variables = variables;
    const widest = Math.max(...variables.map(({ width }) => width), 0);
    this.#scratch = Buffer.alloc(widest + UNIT);
  }

  add(row: readonly Cell[]): void {
    for (let index = 0; index < this.#variables.length; index++) {
      const variable = this.#variables[index]!;
      const cell = row[index] ?? null;
      if (variable.width === 0) this.#number(numberOf(cell, variable));
      else this.#string(stringOf(cell, variable), variable.width);
    }
  }

  /** Writes the cases of a batch by their number in it. */
  ready({ columns }: CellBatch): (row: number) => void {
    const ready = this.#variables.map((variable, index) => this.#readyColumn(variable, columns[index], index));
    return row => {
      for (let index = 0; index < ready.length; index++) {
        const column = ready[index]!;
        if (typeof column === 'function') column(row);
        else this.#coded(column.commands[row]!, column.numbers[row]!);
      }
    };
  }

  #readyColumn(
    variable: SavVariable,
    column: CellColumn | undefined,
    index: number,
  ): NumberCells | ((row: number) => void) {
    const { width } = variable;
    if (width > 0 && column?.kind === 'listed') return this.#readyList(variable, column, index);
    if (width > 0) return row => this.#string(stringOf(cellOf(column, row), variable), width);
    if (column?.kind === 'numbers') return numberCells(column.values);
    if (column?.kind === 'moments') return numberCells(column.values.map(secondsOf));
    return row => this.#number(numberOf(cellOf(column, row), variable));
  }

  #readyList(variable: SavVariable, { list, values }: ListedColumn, index: number): (row: number) => void {
    const { width } = variable;
    this.#lists[index] ??= encodedLists(member => encodedText(stringOf(member, variable), width));
    const textAt = this.#lists[index](list);
    const nothing = encodedText('', width);
    const segments = segmentsIn(width);
    return row => {
      const { bytes, used } = textAt(values[row]!) ?? nothing;
      this.#units(bytes, used, segments);
    };
  }

  get isFull(): boolean {
    return this.#length >= CAPACITY - 64 * 1024;
  }

  /** What is finished. The last commands stay until they are eight; at the end the rest of them are 0, which means none. */
  take(isEnd = false): Uint8Array {
    const whole = isEnd || this.#commands === UNIT ? this.#length : this.#commandsAt;
    if (isEnd && this.#commands < UNIT) this.#out.fill(0, this.#commandsAt + this.#commands, this.#commandsAt + UNIT);
    const taken = this.#out.subarray(0, whole);
    const next = Buffer.allocUnsafeSlow(CAPACITY);
    this.#out.copy(next, 0, whole, this.#length);
    this.#out = next;
    this.#length -= whole;
    this.#commandsAt -= whole;
    return taken;
  }

  #number(value: number): void {
    this.#coded(commandOf(value), value);
  }

  #coded(command: number, value: number): void {
    this.#command(command);
    if (command !== RAW) return;
    this.#out.writeDoubleLE(value, this.#length);
    this.#length += UNIT;
  }

  #string(text: string, width: number): void {
    const scratch = this.#scratch;
    // Node writes no half characters: what does not fit ends at a border.
    const used = text === '' ? 0 : scratch.write(text, 0, width, 'utf8');
    scratch.fill(SPACE, used, used + UNIT);
    this.#units(scratch, used, segmentsIn(width));
  }

  /** A text, with blanks behind what is used of its bytes. */
  #units(bytes: Uint8Array, used: number, segments: readonly Segment[]): void {
    for (let segment = 0; segment < segments.length; segment++) {
      const { from, to, units } = segments[segment]!;
      for (let unit = 0; unit < units; unit++) {
        const start = from + unit * UNIT;
        if (start >= used) this.#command(BLANKS);
        else this.#text(bytes, start, Math.min(start + UNIT, to));
      }
    }
  }

  #text(bytes: Uint8Array, start: number, end: number): void {
    this.#command(RAW);
    for (let index = 0; index < UNIT; index++) {
      this.#out[this.#length + index] = start + index < end ? bytes[start + index]! : SPACE;
    }
    this.#length += UNIT;
  }

  #command(code: number): void {
    if (this.#commands === UNIT) {
      this.#room();
      this.#commandsAt = this.#length;
      this.#length += UNIT;
      this.#commands = 0;
    }
    this.#out[this.#commandsAt + this.#commands] = code;
    this.#commands += 1;
  }

  /** For eight commands and all that may follow them. */
  #room(): void {
    if (this.#length + 9 * UNIT <= this.#out.length) return;
    const wider = Buffer.allocUnsafeSlow(this.#out.length * 2);
    this.#out.copy(wider, 0, 0, this.#length);
    this.#out = wider;
  }
}

const segmentsByWidth = new Map<number, readonly Segment[]>();

function segmentsIn(width: number): readonly Segment[] {
  const known = segmentsByWidth.get(width) ?? segmentsOf(width);
  segmentsByWidth.set(width, known);
  return known;
}

/** The numbers of a column, each with its command. */
interface NumberCells {
  readonly commands: Uint8Array;
  readonly numbers: Float64Array;
}

/** All of a column at once: asked for between cells of other kinds, each takes several times as long. */
function numberCells(numbers: Float64Array): NumberCells {
  const commands = new Uint8Array(numbers.length);
  for (let row = 0; row < numbers.length; row++) commands[row] = commandOf(numbers[row]!);
  return { commands, numbers };
}

/** SPSS has no infinity and no NaN: what it cannot work out is missing. */
function commandOf(value: number): number {
  const whole = value | 0;
  if (whole === value && whole >= SMALLEST && whole <= LARGEST) return whole + BIAS;
  return Number.isFinite(value) && value !== SYSTEM_MISSING ? RAW : NOTHING;
}

interface EncodedText {
  readonly bytes: Uint8Array;
  readonly used: number;
}

function encodedText(text: string, width: number): EncodedText {
  const bytes = Buffer.alloc(Math.min(width, Buffer.byteLength(text)) + UNIT, SPACE);
  const used = bytes.write(text, 0, bytes.length - UNIT, 'utf8');
  return { bytes: bytes.fill(SPACE, used), used };
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
