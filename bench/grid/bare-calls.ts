import { dataSetCalls, recordGridCalls } from '@wenshu/api-contract';
import type { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { filter, SEARCH, SORTED } from './asked.ts';

const RUNS = 5;
const PAGE = 50;

export type BareTimes = Readonly<Record<'first' | 'within' | 'sort' | 'filter' | 'search', number>>;

/** What the calls take that the table waits for, median of a few: all columns of a page, in a new order or within one. */
export async function bareCalls(fleet: ServerFleet, scrollId: string, records: number): Promise<BareTimes> {
  const { variables } = await fleet.call(dataSetCalls.listVariables, { scrollId });
  const page = { scrollId, columns: variables.map(({ key }) => key), count: PAGE };
  const { order } = await fleet.call(recordGridCalls.query, page);
  const timed = async (input: object) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const started = performance.now();
      await fleet.call(recordGridCalls.query, { ...page, ...input });
      times.push(performance.now() - started);
    }
    return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
  };
  return {
    first: await timed({}),
    within: await timed({ order, from: Math.floor(records / 2) }),
    sort: await timed({ sort: [{ variable: SORTED, isDescending: true }] }),
    filter: await timed({ filter }),
    search: await timed({ search: SEARCH }),
  };
}
