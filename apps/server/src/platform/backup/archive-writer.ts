import { once } from 'node:events';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { type ArchiveEvent, DATA_FRAME, EVENT_FRAME, FRAME_HEADER_BYTES } from './archive-format.ts';

/** Writes an archive beside its final name and gives it that name when it is complete and on the disk. */
export class ArchiveWriter {
  private readonly path: string;
  // Above 3 a backup takes twice as long and is a few per cent smaller.
  private readonly gzip: Gzip = createGzip({ level: 3 });
  private readonly written: Promise<void>;

  constructor(path: string) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // It holds everything that the database keeps secret.
    const file = createWriteStream(`${path}.part`, { mode: 0o600, flush: true });
    this.written = pipeline(this.gzip, file);
    // Told to whoever writes next or finishes; an error without a listener would end the process.
    this.written.catch(() => {});
    this.gzip.on('error', () => {});
  }

  writeEvent(event: ArchiveEvent): Promise<void> {
    return this.writeFrame(EVENT_FRAME, Buffer.from(JSON.stringify(event)));
  }

  writeData(chunk: Buffer): Promise<void> {
    return this.writeFrame(DATA_FRAME, chunk);
  }

  async finish(): Promise<void> {
    this.gzip.end();
    await this.written;
    renameSync(`${this.path}.part`, this.path);
  }

  async discard(): Promise<void> {
    this.gzip.destroy();
    // The file is closed by then: one that is only being opened would come back.
    await this.written.catch(() => {});
    rmSync(`${this.path}.part`, { force: true });
  }

  /** Settles when there is room for more: a big table must not gather in memory. */
  private async writeFrame(kind: number, content: Buffer): Promise<void> {
    // Broken off, it never drains.
    if (this.gzip.destroyed) return this.written;
    const header = Buffer.alloc(FRAME_HEADER_BYTES);
    header.writeUInt8(kind, 0);
    header.writeUInt32BE(content.length, 1);
    this.gzip.write(header);
    if (!this.gzip.write(content)) await once(this.gzip, 'drain');
  }
}
