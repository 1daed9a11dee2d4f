import { type ColumnResult, countedRecords, every, listGroups } from '@wenshu/analysis';
import type { CallData, codingCalls } from '@wenshu/api-contract';
import { isNeverPublished } from '../data-set/index.ts';
import type { OpenCoding } from './open-coding.ts';

type Counts = CallData<typeof codingCalls.counts>;

/** Of the records that count and that the reader may see: the same numbers as a table of the coded variable. */
export async function countCodes({ dataSet, variable, key }: OpenCoding, signal: AbortSignal): Promise<Counts> {
  const answered = every([...countedRecords(undefined), { test: 'answered', variable, is: true }]);
  const asked = [
    { kind: 'count', by: [] } as const,
    { kind: 'count', by: [], filter: { test: 'answered', variable: key, is: true } } as const,
    { kind: 'count', by: [{ variable: key, isEach: true }] } as const,
  ];
  try {
    const results = await dataSet.askTogether(asked, { filter: answered }, signal);
    const [all, coded, each] = results as readonly ColumnResult<'count'>[];
    const total = (result: ColumnResult<'count'>) => listGroups(result.groups)[0]?.count ?? 0;
    return {
      answered: total(all!),
      coded: total(coded!),
      codes: listGroups(each!.groups).flatMap(({ by: [code], count }) =>
        typeof code === 'number' ? [{ code, count }] : [],
      ),
      asOf: all!.asOf,
    };
  } catch (error) {
    if (isNeverPublished(error)) return { answered: 0, coded: 0, codes: [], asOf: 0 };
    throw error;
  }
}
