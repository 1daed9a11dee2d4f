import { plainColumn } from '../columns/plain-column.ts';
import type { Row } from '../data-set/variable.ts';
import type { Answers, Plan } from '../kinds/kind.ts';

/** What a kind asks of records that are in memory alone. Models ask for columns, and these have no filter nor weight. */
export function simulatedAnswers({ asks }: Plan, rows: readonly Row[], asOf: number): Answers {
  return asks.map(ask => {
    if (ask.kind !== 'columns') throw new Error(`nobody answers a ${ask.kind} of what is in memory`);
    return {
      asOf,
      rows: Int32Array.from(rows, (_, place) => place),
      columns: ask.columns.map(column => plainColumn(rows, column)),
    };
  });
}
