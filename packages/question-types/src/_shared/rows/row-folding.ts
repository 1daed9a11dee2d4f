import type { FlowRow } from '@wenshu/survey-core/answering';

/** Two rows are no long stack. */
const FOLDED_FROM = 3;

export interface Folding {
  readonly rows: readonly FlowRow[];
  /** What was answered in a row, in short words; nothing where nothing was. */
  said(row: FlowRow): string;
}

/** Whether a matrix is so long that a phone shows one row of it at a time. Points that stand side by side take one line each and stay. */
export const isFolded = ({ rows }: Pick<Folding, 'rows'>, isScale: boolean): boolean =>
  !isScale && rows.length >= FOLDED_FROM;

/** The row to begin with: the first without an answer. None where all have one. */
export const firstOpen = ({ rows, said }: Folding): string | undefined => rows.find(row => said(row) === '')?.id;

/** The row that opens by itself once another was answered: the next one without an answer, then those before it. */
export function nextOpen({ rows, said }: Folding, answeredId: string): string | undefined {
  const at = rows.findIndex(({ id }) => id === answeredId);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(row => said(row) === '')?.id;
}
