import type { Id } from '../ids.ts';
import type { WhenFull } from '../questionnaire/questionnaire.ts';

/** A cell with its live size and count, as the database has them locked. */
export interface LiveCell {
  readonly cellId: Id;
  readonly whenFull: WhenFull;
  /** 0 means unlimited. */
  readonly size: number;
  readonly count: number;
}

export type QuotaDecision =
  | { readonly outcome: 'success'; readonly raise: readonly Id[] }
  | { readonly outcome: 'quota-full' | 'quota-held'; readonly fullCellId: Id };

/**
 * Whether a finished answer may count, given every cell it matches. All of them take it or none does. End beats Hold: an answer
 * that would wait for one cell while another has ended is over. A full cell with Continue counts on beyond its limit.
 */
export function decideQuota(matched: readonly LiveCell[]): QuotaDecision {
  const full = matched.filter(cell => cell.size > 0 && cell.count >= cell.size && cell.whenFull !== 'continue');
  const ended = full.find(cell => cell.whenFull === 'end');
  if (ended) return { outcome: 'quota-full', fullCellId: ended.cellId };
  const held = full[0];
  if (held) return { outcome: 'quota-held', fullCellId: held.cellId };
  return { outcome: 'success', raise: matched.map(cell => cell.cellId) };
}
