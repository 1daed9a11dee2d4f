import type { GridRow } from './row-pages.ts';

export const SERIAL = 'fact:serial';
export const STATUS = 'fact:status';
export const FLAGS = 'fact:flags';

/** Asked for before all others, whatever is shown: how a row looks, and what can be done with it, follows from these. */
export const HIDDEN_COLUMNS: readonly string[] = [SERIAL, STATUS, 'fact:setAside', FLAGS];

/** As the data set codes it. */
const setAsideOf: Readonly<Record<number, 'invalid' | 'deleted'>> = { 1: 'invalid', 2: 'deleted' };

export interface RowLooks {
  readonly serial: number | null;
  readonly status: number | null;
  readonly setAside: 'invalid' | 'deleted' | undefined;
  /** Codes; none where there are no flags, or none is known of. */
  readonly flags?: readonly number[];
}

/** What the hidden columns say. */
export function looksOf({ values }: GridRow): RowLooks {
  const [serial, status, setAside, flags] = values as [
    ...[number | null, number | null, number | null],
    (readonly number[] | null)?,
  ];
  return {
    serial,
    status,
    setAside: setAside === null ? undefined : setAsideOf[setAside],
    ...(flags && flags.length > 0 && { flags }),
  };
}
