// A process that asks the columnar copy again and again, and tells its parent how that goes. See columns-soak.ts.
import { setTimeout as wait } from 'node:timers/promises';
import type { ColumnRequest } from '@wenshu/analysis';
import { Columns } from '../platform/columns/columns.ts';
import type { OwnerWorkerData } from '../platform/columns/run-owner.ts';

export interface AskerNews {
  readonly isOwner: boolean;
  readonly asked: number;
  readonly failure?: string;
}

const { options, tables } = JSON.parse(process.argv[2]!) as {
  readonly options: OwnerWorkerData;
  readonly tables: readonly string[];
};
// By its address alone: whoever only asks does not load what the owner needs.
const entry = new URL('../features/findings/data-set/columns-worker.ts', import.meta.url);
const columns = new Columns({ ...options, entry });
const selection = { timeZone: 'Asia/Shanghai' };
const requests: readonly ColumnRequest[] = [
  { kind: 'count', by: [{ variable: 'fact:status' }, { variable: 'fact:setAside' }], ...selection },
  { kind: 'order', sort: [{ variable: 'fact:startedAt' }], ...selection },
  { kind: 'columns', columns: [{ variable: 'fact:serial' }], ...selection },
];

for (let asked = 1; process.connected; asked++) {
  let failure: string | undefined;
  try {
    await columns.ask(tables[asked % tables.length]!, requests[asked % requests.length]!);
  } catch (error) {
    failure = String(error);
  }
  const news: AskerNews = { isOwner: columns.isOwner, asked, ...(failure && { failure }) };
  if (process.connected) process.send?.(news);
  await wait(20);
}
await columns.close();
