import type { FileHandle } from 'node:fs/promises';

/** Where bytes come from, at any place: a file that somebody sent. */
export interface ByteSource {
  readonly sizeBytes: number;
  /** So many bytes from there; fewer only where the file ends. */
  read(position: number, length: number): Promise<Uint8Array>;
}

export function sourceOfBytes(bytes: Uint8Array): ByteSource {
  return {
    sizeBytes: bytes.length,
    read: async (position, length) => bytes.subarray(position, position + length),
  };
}

/** An open file, which stays open: who opened it closes it. */
export async function sourceOfFile(handle: FileHandle): Promise<ByteSource> {
  const { size } = await handle.stat();
  return {
    sizeBytes: size,
    async read(position, length) {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
      let done = 0;
      while (done < bytes.length) {
        const { bytesRead } = await handle.read(bytes, done, bytes.length - done, position + done);
        if (bytesRead === 0) break;
        done += bytesRead;
      }
      return bytes.subarray(0, done);
    },
  };
}
