import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type ArchiveEvent, DATA_FRAME, EVENT_FRAME, FRAME_HEADER_BYTES } from './archive-format.ts';

/** What is wrong with an archive: it was never one, it is not whole, or it does not add up. */
export type DamageWord = 'foreign' | 'broken' | 'totals';

export class ArchiveDamaged extends Error {
  readonly word: DamageWord;
  constructor(word: DamageWord, reason: string) {
    super(reason);
    this.word = word;
  }
}

/** Larger ones are written by nobody: a chunk of a table is a few hundred kilobytes. */
const MOST_FRAME_BYTES = 256 * 1024 * 1024;

interface Frame {
  readonly kind: number;
  readonly content: Buffer;
}

/** Reads an archive front to back, one frame in memory at a time. */
export class ArchiveReader {
  private readonly bytes: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);
  private pushedBack: ArchiveEvent | undefined;
  private hasRead = false;
  /** It begins as one of ours: what makes no sense after that was changed. */
  private isOurs = false;

  constructor(path: string) {
    const gunzip = createGunzip();
    pipeline(createReadStream(path), gunzip, () => {});
    // An error is told to whoever reads next. When nobody reads any more, nobody needs to know.
    gunzip.on('error', () => {});
    this.bytes = gunzip[Symbol.asyncIterator]();
  }

  /** The next event. Data that nobody asked for is read past. */
  async nextEvent(): Promise<ArchiveEvent> {
    for await (const _ of this.data());
    const event = this.pushedBack!;
    this.pushedBack = undefined;
    return event;
  }

  /** The data frames up to the next event. */
  async *data(): AsyncGenerator<Buffer> {
    while (!this.pushedBack) {
      const frame = await this.nextFrame();
      if (frame.kind === EVENT_FRAME) this.pushedBack = this.parseEvent(frame.content);
      else yield frame.content;
    }
  }

  async close(): Promise<void> {
    await this.bytes.return?.();
  }

  private async nextFrame(): Promise<Frame> {
    const header = await this.take(FRAME_HEADER_BYTES);
    const kind = header.readUInt8(0);
    if (kind !== EVENT_FRAME && kind !== DATA_FRAME) throw this.senseless();
    const sizeBytes = header.readUInt32BE(1);
    if (sizeBytes > MOST_FRAME_BYTES) throw this.senseless();
    return { kind, content: await this.take(sizeBytes) };
  }

  private async take(sizeBytes: number): Promise<Buffer> {
    const parts = [this.rest];
    for (let have = this.rest.length; have < sizeBytes; have += parts.at(-1)!.length) parts.push(await this.more());
    const all = parts.length === 1 ? this.rest : Buffer.concat(parts);
    this.rest = all.subarray(sizeBytes);
    return all.subarray(0, sizeBytes);
  }

  private async more(): Promise<Buffer> {
    try {
      const { value, done } = await this.bytes.next();
      if (done) throw new Error('it ends too early');
      this.hasRead = true;
      return value;
    } catch (error) {
      // Not even compressed.
      if (!this.hasRead && codeOf(error) === 'Z_DATA_ERROR') throw this.senseless();
      throw new ArchiveDamaged('broken', error instanceof Error ? error.message : String(error));
    }
  }

  private parseEvent(content: Buffer): ArchiveEvent {
    try {
      const event: ArchiveEvent | null = JSON.parse(content.toString());
      if (typeof event?.event === 'string') {
        this.isOurs = true;
        return event;
      }
    } catch {
      // It is no JSON.
    }
    throw this.senseless();
  }

  private senseless(): ArchiveDamaged {
    return this.isOurs
      ? new ArchiveDamaged('broken', 'its frames make no sense')
      : new ArchiveDamaged('foreign', 'not a backup of this program');
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
