import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type ArchiveEvent,
  DATA_FRAME,
  EVENT_FRAME,
  FRAME_HEADER_BYTES,
} from '../../apps/server/src/platform/backup/archive-format.ts';
import { Problem } from '../problem.ts';

interface Frame {
  readonly kind: number;
  readonly content: Buffer;
}

/** Reads an archive front to back, one frame in memory at a time. */
export class ArchiveReader {
  private readonly path: string;
  private readonly bytes: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);
  private pushedBack: ArchiveEvent | undefined;

  constructor(path: string) {
    if (!existsSync(path)) throw new Problem('archive-not-found', { path });
    this.path = path;
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

  damaged(reason: string): Problem {
    return new Problem('archive-damaged', { path: this.path, reason });
  }

  private async nextFrame(): Promise<Frame> {
    const header = await this.take(FRAME_HEADER_BYTES);
    const kind = header.readUInt8(0);
    if (kind !== EVENT_FRAME && kind !== DATA_FRAME) throw this.damaged('not a backup of this program');
    return { kind, content: await this.take(header.readUInt32BE(1)) };
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
      return value;
    } catch (error) {
      throw this.damaged(error instanceof Error ? error.message : String(error));
    }
  }

  private parseEvent(content: Buffer): ArchiveEvent {
    try {
      return JSON.parse(content.toString());
    } catch {
      throw this.damaged('not a backup of this program');
    }
  }
}
