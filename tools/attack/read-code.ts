import { setTimeout } from 'node:timers/promises';
import type { PreparingServer } from './attacked-server.ts';

const ASK_EVERY_MS = 20;
const MOST_TIMES = 500;

/** The code of the newest message to a phone that has so many; one may leave after the call that asked for it was answered. */
export async function readCode(server: PreparingServer, phone: string, messages = 1): Promise<string> {
  for (let asked = 0; asked < MOST_TIMES; asked++) {
    const rows = await server.query<{ body: string }>(
      'select body from outbox_message where recipient = $1 order by id',
      [phone],
    );
    const code = rows.length >= messages ? /\d{6}/.exec(rows.at(-1)?.body ?? '')?.[0] : undefined;
    if (code !== undefined) return code;
    await setTimeout(ASK_EVERY_MS);
  }
  throw new Error('The code was not sent');
}
