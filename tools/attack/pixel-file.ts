import type { SentFile } from './sender.ts';

/** A picture that can be drawn anew: a pixel. */
export const pixelFile: SentFile = {
  name: 'a.png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
