import type { FileHandle } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import type { ByteRange } from './file-store.ts';

const PIECE_BYTES = 512 * 1024;

/**
 * Bytes of an open file, which is closed with it. Piped, as they are when they are sent, they go through the same memory again and again:
 * new memory for each piece of a large file would keep the collector of garbage busier than sending it.
 */
export class FilePart extends Readable {
  readonly #file: FileHandle;
  readonly #end: number;
  #at: number;

  constructor(file: FileHandle, { start, end }: ByteRange) {
    super({ highWaterMark: PIECE_BYTES });
    this.#file = file;
    this.#at = start;
    this.#end = end + 1;
  }

  override _read(): void {
    this.#readInto(this.#memory()).then(
      piece => this.push(piece.length > 0 ? piece : null),
      error => this.destroy(error),
    );
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#file.close().then(() => done(error), done);
  }

  override pipe<Target extends NodeJS.WritableStream>(target: Target): Target {
    // Fastify pipes it into a response, which is a Writable; Node's older type of a stream does not say so.
    this.#sendTo(target as unknown as Writable).catch(error => this.destroy(error));
    return target;
  }

  /** Reads on while a piece is sent. */
  async #sendTo(target: Writable): Promise<void> {
    let [next, other] = [this.#memory(), this.#memory()];
    let sent = Promise.resolve();
    for (;;) {
      const piece = await this.#readInto(next);
      await sent;
      if (piece.length === 0) break;
      sent = written(target, piece);
      // It is waited for later: a failure must not count as one that nobody hears of.
      sent.catch(() => {});
      [next, other] = [other, next];
    }
    target.end();
    this.push(null);
    this.resume();
  }

  #memory(): Buffer {
    return Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, this.#end - this.#at));
  }

  async #readInto(memory: Buffer): Promise<Buffer> {
    const length = Math.min(memory.length, this.#end - this.#at);
    const { bytesRead } = await this.#file.read(memory, 0, length, this.#at);
    this.#at += bytesRead;
    return memory.subarray(0, bytesRead);
  }
}

function written(target: Writable, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    target.write(piece, error => (error ? reject(error) : resolve()));
  });
}
