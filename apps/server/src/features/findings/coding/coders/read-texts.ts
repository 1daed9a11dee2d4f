import { compileFilter, countedRecords, every } from '@wenshu/analysis';
import type { OpenCoding } from '../open-coding.ts';

/** What these records say, in the order in which they are named; without those that do not count, say nothing or may not be seen. */
export async function readTexts(
  { dataSet, variable }: Pick<OpenCoding, 'dataSet' | 'variable'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await dataSet.readRecords(ids);
  const counts = compileFilter(every([...countedRecords(undefined)]), { timeZone: dataSet.timeZone });
  return new Map(
    ids.flatMap(id => {
      const row = rows.get(id);
      const text = row && counts(row) ? row[variable] : undefined;
      return typeof text === 'string' ? [[id, text] as const] : [];
    }),
  );
}
