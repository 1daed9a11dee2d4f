import { createSign, type KeyObject, randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';

interface Signer {
  readonly mchId: string;
  readonly serial: string;
  readonly privateKey: KeyObject;
  readonly clock: Clock;
}

/** The header that says who asks: WECHATPAY2-SHA256-RSA2048 over method, address, time, nonce and body, a line each. */
export function signRequest(
  { mchId, serial, privateKey, clock }: Signer,
  { method, path, sent }: { readonly method: string; readonly path: string; readonly sent: string },
): string {
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const nonce = randomBytes(16).toString('hex');
  const message = [method, path, timestamp, nonce, sent].map(line => `${line}\n`).join('');
  const signature = createSign('RSA-SHA256').update(message).sign(privateKey, 'base64');
  const parts = { mchid: mchId, nonce_str: nonce, timestamp, serial_no: serial, signature };
  const list = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}
