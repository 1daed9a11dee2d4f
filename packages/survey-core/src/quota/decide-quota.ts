import type { WhenFull } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';

/** A cell with its live size and count, as the database has them locked. */
export interface LiveCell {
  readonly cellId: Id;
  readonly whenFull: WhenFull;
  /** 0 means unlimited. */
  readonly size: number;
  readonly count: number;
  /** Nobody gets in, whatever its size, and also where a full cell would count on. */
  readonly isClosed?: boolean;
  /** A cell of a booster: extra sample beyond the main cells and the total. */
  readonly isBooster?: boolean;
}

/** The survey's total of success samples. */
export interface LiveTotal {
  /** 0 means unlimited. */
  readonly size: number;
  readonly count: number;
}

export type QuotaDecision =
  /** A booster sample is flagged in the data and does not count towards the total. */
  | { readonly outcome: 'success'; readonly raise: readonly Id[]; readonly isBooster: boolean }
  /** No cell is named when the total is full. */
  | { readonly outcome: 'quota-full' | 'quota-held'; readonly fullCellId?: Id };

const UNLIMITED: LiveTotal = { size: 0, count: 0 };

/**
 * Whether a finished answer may count, given every cell it matches. All main cells and the total take it or none does. What they
 * refuse, a booster's cell with room takes. End beats Hold: an answer that would wait for one cell while another has ended is
 * over. A full cell with Continue counts on beyond its limit.
 */
export function decideQuota(matched: readonly LiveCell[], total: LiveTotal = UNLIMITED): QuotaDecision {
  const main = matched.filter(cell => !cell.isBooster);
  const refused = refusalOf(main, total);
  if (!refused) return { outcome: 'success', raise: main.map(cell => cell.cellId), isBooster: false };
  const open = matched.filter(cell => cell.isBooster && !refuses(cell));
  if (open.length > 0) return { outcome: 'success', raise: open.map(cell => cell.cellId), isBooster: true };
  return refused;
}

function refusalOf(main: readonly LiveCell[], total: LiveTotal): QuotaDecision | undefined {
  const full = main.filter(refuses);
  const ended = full.find(cell => cell.whenFull !== 'hold');
  if (ended) return { outcome: 'quota-full', fullCellId: ended.cellId };
  if (isFull(total)) return { outcome: 'quota-full' };
  return full[0] && { outcome: 'quota-held', fullCellId: full[0].cellId };
}

function refuses(cell: LiveCell): boolean {
  return cell.isClosed === true || (isFull(cell) && cell.whenFull !== 'continue');
}

function isFull({ size, count }: LiveTotal): boolean {
  return size > 0 && count >= size;
}
