import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import { signBody } from '../sign-body.ts';
import type { SmsSender } from './sms-sender.ts';

export interface GatewayOptions {
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** Of the trace that a message belongs to: the gateway is the installation's own. */
  readonly traceparent?: () => string | undefined;
}

/**
 * Posts {id, to, text} to a gateway of the installation's own. The signature covers time and body, so a listener can
 * neither alter a message nor send it again tomorrow; the id lets the gateway drop a repetition.
 */
export function createGatewaySmsSender({
  url,
  secret,
  clock,
  timeoutMs = 10_000,
  traceparent = () => undefined,
}: GatewayOptions): SmsSender {
  return {
    dropsRepeated: true,
    async send({ to, text, id = randomUUID() }) {
      const body = JSON.stringify({ id, to, text });
      const timestamp = String(Math.floor(clock.now().getTime() / 1000));
      const trace = traceparent();
      const response = await post(url, body, timeoutMs, {
        'content-type': 'application/json',
        'x-wenshu-timestamp': timestamp,
        'x-wenshu-signature': signBody(secret, timestamp, body),
        ...(trace !== undefined && { traceparent: trace }),
      });
      if (response.ok) return;
      const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429;
      throw new DeliveryFailure(isFinal ? 'refused' : 'unreachable', `the gateway answered ${response.status}`);
    },
  };
}

async function post(url: string, body: string, timeoutMs: number, headers: Record<string, string>): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    // A redirect would carry the text to an address that nobody configured.
    return await fetch(url, { method: 'POST', body, headers, redirect: 'error', signal });
  } catch (error) {
    throw new DeliveryFailure('unreachable', 'the gateway did not answer', error);
  }
}
