import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 20_000_000;

/** A log that never fills the disk: past 20 MB it is put aside as `.1`, over the one before. */
export class LogFile {
  readonly path: string;
  private stream: WriteStream;
  private sizeBytes: number;

  constructor(path: string) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true });
    this.sizeBytes = existsSync(path) ? statSync(path).size : 0;
    this.stream = this.open();
  }

  writeLine(line: string): void {
    if (this.sizeBytes > MAX_BYTES) {
      this.stream.end();
      renameSync(this.path, `${this.path}.1`);
      this.sizeBytes = 0;
      this.stream = this.open();
    }
    this.sizeBytes += Buffer.byteLength(line) + 1;
    this.stream.write(`${line}\n`);
  }

  close(): Promise<void> {
    return new Promise(resolve => this.stream.end(resolve));
  }

  private open(): WriteStream {
    const stream = createWriteStream(this.path, { flags: 'a', mode: 0o600 });
    // A full disk must not end the launcher: what it keeps running matters more than its log.
    stream.on('error', () => {});
    return stream;
  }
}
