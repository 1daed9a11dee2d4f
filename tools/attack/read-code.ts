import { setTimeout } from 'node:timers/promises';
import type { PreparingServer } from './attacked-server.ts';

const ASK_EVERY_MS = 20;
const MOST_TIMES = 500;

interface Sent {
  readonly recipient: string;
  /** What is looked for: its first group, or all of it. */
  readonly pattern: RegExp;
  readonly messages: number;
}

/** The code of the newest message to a phone that has so many. */
export const readCode = (server: PreparingServer, phone: string, messages = 1): Promise<string> =>
  readSent(server, { recipient: phone, pattern: /\d{6}/, messages });

/** What stands in the newest message to somebody who was sent so many; one may leave after the call that asked for it was answered. */
export async function readSent(server: PreparingServer, { recipient, pattern, messages }: Sent): Promise<string> {
  for (let asked = 0; asked < MOST_TIMES; asked++) {
    const rows = await server.query<{ body: string }>(
      'select body from outbox_message where recipient = $1 order by id',
      [recipient],
    );
    const found = rows.length >= messages ? pattern.exec(rows.at(-1)?.body ?? '') : undefined;
    if (found) return found[1] ?? found[0];
    await setTimeout(ASK_EVERY_MS);
  }
  throw new Error('Nothing was sent');
}
