// Sends whatever is due on a database, as a server's job does, until nothing waits. Run as a process of its own, so that it can be killed.
import { setTimeout as wait } from 'node:timers/promises';
import { readEnv } from '../env.ts';
import { sendDue } from '../features/collect/sending/run-sending.ts';
import { findNextDue } from '../features/collect/sending/send-message.repository.ts';
import { threadKinds } from '../features/thread-kinds.ts';
import { openPlatform } from '../platform/platform.ts';

/** Claims so short that a test need not wait for minutes until a dead process's run out, and SMS as fast as the gateway takes them. */
const HASTE = { claimMs: 2000, smsPerSecond: 10_000 };

const platform = await openPlatform(readEnv(process.env), { columnsWorker: new URL(import.meta.url), threadKinds });
for (let next: Date | undefined = new Date(); next; next = await findNextDue(platform.database.pool)) {
  await wait(Math.max(0, next.getTime() - Date.now()));
  while ((await sendDue(platform, HASTE)) > 0);
}
await platform.close();
