import { once } from 'node:events';
import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** Where bytes go. Resolves when more may come: a writer that does not wait for it fills the memory. */
export interface ByteSink {
  write(bytes: Uint8Array): Promise<void>;
}

/** Into a stream, which is neither ended nor destroyed here: who opened it does that. */
export function sinkToStream(stream: Writable): ByteSink {
  return {
    async write(bytes) {
      // A stream that is gone never drains: waiting for it would be for ever.
      if (stream.destroyed) throw stream.errored ?? new Error('The stream was closed.');
      if (stream.write(bytes)) return;
      const closed = new AbortController();
      const onClose = () => closed.abort(stream.errored ?? new Error('The stream was closed.'));
      stream.once('close', onClose);
      try {
        await once(stream, 'drain', { signal: closed.signal });
      } catch (error) {
        throw closed.signal.aborted ? closed.signal.reason : error;
      } finally {
        stream.off('close', onClose);
      }
    },
  };
}

/** To the end of an open file. */
export function sinkToFile(handle: FileHandle): ByteSink {
  return {
    async write(bytes) {
      for (let done = 0; done < bytes.length; ) {
        done += (await handle.write(bytes, done, bytes.length - done)).bytesWritten;
      }
    },
  };
}
