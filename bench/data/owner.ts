// The process that owns the copy in this benchmark, so that its memory can be looked at.
import { Columns } from '../../apps/server/src/platform/columns/columns.ts';
import type { OwnerWorkerData } from '../../apps/server/src/platform/columns/run-owner.ts';

const { options, table } = JSON.parse(process.argv[2]!) as { options: OwnerWorkerData; table: string };
const entry = new URL('../../apps/server/src/features/findings/data-set/columns-worker.ts', import.meta.url);
const columns = new Columns({ ...options, entry });
const { groups } = await columns.ask(table, { kind: 'count', by: [], timeZone: 'UTC' });
process.send?.({ records: groups.counts[0] });
process.once('message', async () => {
  await columns.close();
  process.exit();
});
