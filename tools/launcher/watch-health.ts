import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface HealthLimits {
  /** The pause between two questions, and how long an answer may take. */
  readonly everyMs: number;
  readonly timeoutMs: number;
  /** So many in a row. */
  readonly mostMissed: number;
}

/** Half a minute in all when it asks every three seconds: a machine that is busy with something else answers within that, a server that hangs never does. */
export function healthLimits(everyMs: number): HealthLimits {
  return { everyMs, timeoutMs: everyMs, mostMissed: 5 };
}

/** How long nothing has come from a server when it counts as silent. */
export function silentSeconds({ everyMs, timeoutMs, mostMissed }: HealthLimits): number {
  return Math.round(((everyMs + timeoutMs) * mostMissed) / 1000);
}

/** Asks a server again and again whether it still answers, until it does not or until the signal. True: it has fallen silent. */
export async function watchHealth(
  address: string,
  signal: AbortSignal,
  { everyMs, timeoutMs, mostMissed }: HealthLimits,
): Promise<boolean> {
  for (let missed = 0; missed < mostMissed; ) {
    await sleep(everyMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return false;
    missed = (await answers(address, timeoutMs)) ? 0 : missed + 1;
  }
  return !signal.aborted;
}

/** Any answer will do: one that says "not now" comes from a server that lives. */
function answers(address: string, timeoutMs: number): Promise<boolean> {
  return new Promise(resolve => {
    const request = get(`${address}/healthz`, { agent: false, signal: AbortSignal.timeout(timeoutMs) }, response => {
      response.on('error', () => {}).resume();
      resolve(true);
    });
    request.on('error', () => resolve(false));
  });
}
