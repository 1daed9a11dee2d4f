import type { Cell } from '../cell.ts';
import { DataFileProblem } from '../problem.ts';
import type { ReadVariable } from './resolve-dictionary.ts';
import { EPOCH_SECONDS } from './sav-dictionary.ts';

const UNIT = 8;
const END = 252;
const RAW = 253;
/** And 255: nothing. */
const BLANKS = 254;
const SPACE = 0x20;
/** Formats whose numbers are moments. Times of day, weekdays and months are numbers of their own kind. */
const MOMENTS = new Set(['DATE', 'DATETIME', 'ADATE', 'EDATE', 'SDATE', 'JDATE', 'MOYR', 'QYR', 'WKYR', 'YMDHMS']);

export interface CaseLayout {
  readonly variables: readonly ReadVariable[];
  readonly units: number;
  readonly isCompressed: boolean;
  readonly isBigEndian: boolean;
  readonly bias: number;
  readonly systemMissing: number;
  readonly decode: (bytes: Uint8Array) => string;
}

/** Makes rows of the cases' bytes, whichever way they are cut. */
export class CaseReader {
  readonly #layout: CaseLayout;
  readonly #isText: Uint8Array;
  readonly #bytes: Buffer;
  readonly #numbers: Float64Array;
  readonly #columns: ((this: void) => Cell)[];
  #unit = 0;
  #left: Buffer = Buffer.alloc(0);
  isAtEnd = false;

  constructor(layout: CaseLayout) {
    this.#layout = layout;
    this.#isText = new Uint8Array(layout.units);
    this.#bytes = Buffer.alloc(layout.units * UNIT, SPACE);
    this.#numbers = new Float64Array(layout.units);
    for (const { width, pieces } of layout.variables) {
      if (width === 0) continue;
      for (const { unit, units } of pieces) this.#isText.fill(1, unit, unit + units);
    }
    this.#columns = layout.variables.map(variable =>
      variable.width === 0 ? this.#numeric(variable) : this.#text(variable),
    );
  }

  /** Whether a case has begun and not ended, or bytes still wait for others. */
  get isInside(): boolean {
    return this.#unit > 0 || (this.#left.length > 0 && !this.isAtEnd);
  }

  /** The rows that these bytes complete; the last bytes wait for those that come next. */
  *rows(chunk: Buffer): Generator<Cell[]> {
    const bytes = this.#left.length > 0 ? Buffer.concat([this.#left, chunk]) : chunk;
    const at = yield* this.#layout.isCompressed ? this.#compressed(bytes) : this.#plain(bytes);
    this.#left = Buffer.from(bytes.subarray(at));
  }

  *#plain(bytes: Buffer): Generator<Cell[], number> {
    let at = 0;
    for (; at + UNIT <= bytes.length; at += UNIT) {
      this.#put(bytes, at);
      if (this.#unit === this.#layout.units) yield this.#row();
    }
    return at;
  }

  *#compressed(bytes: Buffer): Generator<Cell[], number> {
    let at = 0;
    while (at + UNIT <= bytes.length && !this.isAtEnd) {
      let data = at + UNIT;
      // Eight commands are taken together with all the bytes they need, or wait.
      for (let index = 0; index < UNIT; index++) if (bytes[at + index] === RAW) data += UNIT;
      if (data > bytes.length) break;
      data = at + UNIT;
      for (let index = 0; index < UNIT && !this.isAtEnd; index++) {
        const command = bytes[at + index]!;
        if (command === RAW) {
          this.#put(bytes, data);
          data += UNIT;
        } else if (command === END) this.isAtEnd = true;
        else if (command !== 0) this.#putCommand(command);
        if (this.#unit === this.#layout.units) yield this.#row();
      }
      at = data;
    }
    return at;
  }

  #put(bytes: Buffer, at: number): void {
    if (this.#isText[this.#unit]) bytes.copy(this.#bytes, this.#unit * UNIT, at, at + UNIT);
    else this.#numbers[this.#unit] = this.#layout.isBigEndian ? bytes.readDoubleBE(at) : bytes.readDoubleLE(at);
    this.#unit += 1;
  }

  #putCommand(command: number): void {
    if (this.#isText[this.#unit]) {
      // A number where a text stands: the commands and the dictionary do not belong together.
      if (command < BLANKS) throw new DataFileProblem('damaged', { part: 'cases' });
      this.#bytes.fill(SPACE, this.#unit * UNIT, (this.#unit + 1) * UNIT);
    } else this.#numbers[this.#unit] = command >= BLANKS ? this.#layout.systemMissing : command - this.#layout.bias;
    this.#unit += 1;
  }

  #row(): Cell[] {
    this.#unit = 0;
    return this.#columns.map(column => column());
  }

  #numeric({ format, pieces }: ReadVariable): () => Cell {
    const { systemMissing } = this.#layout;
    const unit = pieces[0]!.unit;
    const isMoment = MOMENTS.has(format?.type ?? 'F');
    return () => {
      const value = this.#numbers[unit]!;
      if (value === systemMissing || !Number.isFinite(value)) return null;
      if (!isMoment) return value;
      const time = new Date(Math.round((value - EPOCH_SECONDS) * 1000));
      // A number that is no moment stays what it is.
      return Number.isNaN(time.getTime()) ? value : time;
    };
  }

  #text({ width, pieces }: ReadVariable): () => Cell {
    const { decode } = this.#layout;
    if (pieces.length === 1) {
      const start = pieces[0]!.unit * UNIT;
      const own = this.#bytes.subarray(start, start + width);
      return () => decode(own);
    }
    const whole = Buffer.alloc(width);
    return () => {
      for (const { unit, from, to } of pieces) this.#bytes.copy(whole, from, unit * UNIT, unit * UNIT + to - from);
      return decode(whole);
    };
  }
}
