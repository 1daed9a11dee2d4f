import { createHmac } from 'node:crypto';

/** Hex of HMAC-SHA256 over "timestamp.body": what is signed so can neither be altered nor sent again tomorrow. */
export function signBody(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
