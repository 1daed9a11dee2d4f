import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Refusal } from '../../../refusal/refusal.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Packed, results take a tenth or less of what they are. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_LETTERS = 200 * 1024 * 1024;

export async function pack(value: object): Promise<Buffer> {
  const words = JSON.stringify(value);
  if (words.length > MOST_LETTERS) throw new Refusal('resultTooLarge');
  const bytes = await zip(words);
  if (bytes.length > MOST_BYTES) throw new Refusal('resultTooLarge');
  return bytes;
}

export async function unpack<T>(bytes: Buffer): Promise<T> {
  return JSON.parse((await unzip(bytes)).toString()) as T;
}
