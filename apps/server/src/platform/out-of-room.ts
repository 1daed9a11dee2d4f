/** Of files and of PostgreSQL: no room on the disk, or none for us. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];
/** What DuckDB says in words only. */
const FULL_WORDS = /no space left on device|disk (is )?full|disk quota exceeded/i;

/** A disk is full: nobody did anything wrong, and there will be room once somebody made it. */
export function isOutOfRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isOutOfRoom)) return true;
  if (FULL.includes((error as Error & { code?: unknown }).code) || FULL_WORDS.test(error.message)) return true;
  return error.cause !== undefined && isOutOfRoom(error.cause);
}
