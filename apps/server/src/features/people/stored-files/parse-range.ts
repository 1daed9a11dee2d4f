import type { ByteRange } from '../../../platform/files/file-store.ts';

/** One range of bytes, as video players ask for. Anything else (several ranges, nonsense) means: send the whole. */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange {
  const whole = { start: 0, end: sizeBytes - 1 };
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return whole;
  const isSuffix = match[1] === '';
  const start = isSuffix ? Math.max(0, sizeBytes - Number(match[2])) : Number(match[1]);
  const end = isSuffix || match[2] === '' ? sizeBytes - 1 : Math.min(Number(match[2]), sizeBytes - 1);
  return start <= end ? { start, end } : whole;
}
