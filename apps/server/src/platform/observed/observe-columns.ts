import { stat } from 'node:fs/promises';
import type { Columns, OnColumnsAnswer } from '../columns/columns.ts';
import { reading } from '../metrics/metrics.ts';
import type { Observers } from './observers.ts';

/** Counts what became of questions, and how far behind the database the copy was where it was to be up to date. */
export function observeColumnAnswers({ metrics }: Observers): OnColumnsAnswer {
  return (outcome, asOf) => {
    metrics.add('wenshu_columns_answers_total', { outcome });
    if (asOf !== undefined) metrics.observe('wenshu_columns_age_seconds', {}, Math.max(0, Date.now() - asOf) / 1000);
  };
}

export function observeColumns({ metrics }: Observers, columns: Columns): void {
  metrics.readFrom(() => [reading('wenshu_columns_owner', columns.isOwner ? 1 : 0, {})]);
  // Not there before the first question.
  metrics.readFrom(async () => {
    const { size } = await stat(columns.file);
    return [reading('wenshu_columns_file_bytes', size, {})];
  });
}
