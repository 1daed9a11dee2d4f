// What an analysis counts, as bare statements on the copy's own file: the reference beside a run through HTTP.
import {
  type Ask,
  countedRecords,
  type DataVariable,
  every,
  type Filter,
  type Plan,
  readColumnRequests,
} from '@wenshu/analysis';
import { partsOf } from '../apps/server/src/features/findings/data-set/index.ts';
import type { CopiedTable } from '../apps/server/src/platform/columns/copied-table.ts';
import { countsSql } from '../apps/server/src/platform/columns/counts-sql.repository.ts';
import {
  askedTable,
  type Statement,
  textsPageSql,
  textsSizeSql,
} from '../apps/server/src/platform/columns/request-sql.repository.ts';

interface BareCounts {
  readonly scrollId: string;
  readonly state: CopiedTable;
  readonly variables: readonly DataVariable[];
  readonly filter?: Filter | undefined;
  readonly weight?: string | undefined;
}

const MOST_GROUPS = 1_000_000;

export function bareStatements({ asks, derived }: Plan, counts: BareCounts): readonly Statement[] {
  const { scrollId, state, variables, filter, weight } = counts;
  const shared = {
    timeZone: 'Asia/Shanghai',
    range: every([...countedRecords(undefined), ...(filter ? [filter] : [])]),
    derived: partsOf(derived, variables),
    ...(weight !== undefined && { weight }),
  };
  const checked = readColumnRequests(shared, asks as readonly Ask[], state.columns);
  if ('word' in checked) throw new Error(checked.word);
  return checked.flatMap(({ request, derived: laid }) => {
    const asked = askedTable(scrollId, state, laid);
    if (request.kind === 'count') return [countsSql([request], asked, { most: MOST_GROUPS })];
    if (request.kind !== 'texts') throw new Error(`No bare statement of ${request.kind}`);
    return [textsSizeSql(request, asked), textsPageSql(request, asked)];
  });
}
