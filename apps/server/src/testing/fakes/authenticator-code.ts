import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator application shows at a moment for the secret that it was given. Written apart from the server's own. */
export function authenticatorCode(secret: string, at: Date): string {
  const bits = [...secret].map(letter => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
  const message = Buffer.from(
    Math.floor(at.getTime() / 30_000)
      .toString(16)
      .padStart(16, '0'),
    'hex',
  );
  const mac = createHmac('sha1', bytes).update(message).digest('hex');
  const at4 = Number.parseInt(mac.slice(-1), 16) * 2;
  const number = Number.parseInt(mac.slice(at4, at4 + 8), 16) & 0x7fff_ffff;
  return String(number).slice(-6).padStart(6, '0');
}
