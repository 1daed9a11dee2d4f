import type { Language } from '@wenshu/texts';
import type { PlainFormat } from '../../exhibit/units.ts';
import type { Line } from './lines.ts';
import type { CrossTest } from './request.ts';
import type { CrossTable, Overall } from './result.ts';

/** What sentences about a table are made of. */
export interface Spoken {
  readonly table: CrossTable;
  readonly language: Language;
  readonly test: Omit<CrossTest, 'letters' | 'chiSquare'>;
  readonly isSet: boolean;
  readonly textOf: (line: Line) => string;
  /** What the columns are called, the total first; left out where they are not compared. */
  readonly names?: readonly string[];
  /** What the table is about, where it is one of several: a row of a matrix. */
  readonly of?: string;
  /** How its means are written. */
  readonly format?: PlainFormat;
  /** What a test of the whole is called: by which question of the banner, and what it says. */
  readonly nameOf?: (overall: Overall) => string;
}
