import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until the answer is something; undefined when the time is over. */
export async function waitUntil<T>(
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  { timeoutMs, everyMs = 10 }: { timeoutMs: number; everyMs?: number },
): Promise<T | undefined> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() >= until) return undefined;
    await sleep(everyMs);
  }
}
