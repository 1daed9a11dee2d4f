import type { ByteSink } from '../src/byte-sink.ts';

/** A sink that keeps everything, for looking at it afterwards. */
export function collector() {
  const parts: Uint8Array[] = [];
  const sink: ByteSink = {
    async write(bytes) {
      parts.push(Uint8Array.from(bytes));
    },
  };
  return { sink, bytes: () => Buffer.concat(parts), writes: () => parts.length };
}
