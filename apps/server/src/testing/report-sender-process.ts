// Makes and sends whatever reports are due on a database, as a server's jobs do, until nothing waits. A process of its own, so that it can be killed.
import { setTimeout as wait } from 'node:timers/promises';
import { readEnv } from '../env.ts';
import { sendDue } from '../features/collect/sending/run-sending.ts';
import { columnsWorker } from '../features/findings/data-set/index.ts';
import { sendDueReports } from '../features/findings/report-schedules/run-schedules.ts';
import { threadKinds } from '../features/thread-kinds.ts';
import { openPlatform } from '../platform/platform.ts';

const PAUSE_MS = 200;

const platform = await openPlatform(readEnv(process.env), { columnsWorker, threadKinds });
const waits = async () => {
  const { rows } = await platform.database.pool.query<{ waits: boolean }>(
    `select exists (select 1 from report_sending where state = 'due') or exists (select 1 from send_message where state in ('queued', 'claimed')) as waits`,
  );
  return rows[0]!.waits;
};
do {
  await sendDueReports(platform);
  while ((await sendDue(platform)) > 0);
  await wait(PAUSE_MS);
} while (await waits());
await platform.close();
