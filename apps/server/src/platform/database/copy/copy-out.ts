import type pg from 'pg';
import { type CopyConnection, CopyQuery } from './copy-query.ts';

// Rows come one by one; small writes would cost more than the rows themselves.
const CHUNK_BYTES = 64 * 1024;

/** Runs a COPY … TO STDOUT, handing its bytes to `write` and reading on only when that has settled. Gives the number of rows. */
export async function copyOut(
  client: pg.Client,
  statement: string,
  write: (chunk: Buffer) => Promise<void>,
): Promise<number> {
  const query = new CopyOutQuery(statement, write);
  // It gives no promise: how it went is told by `done`.
  void client.query(query);
  const rows = await query.done;
  await query.flushed();
  return rows;
}

class CopyOutQuery extends CopyQuery {
  private readonly write: (chunk: Buffer) => Promise<void>;
  private parts: Buffer[] = [];
  private sizeBytes = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(statement: string, write: (chunk: Buffer) => Promise<void>) {
    super(statement);
    this.write = write;
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    // The message's bytes lie in a buffer that the driver uses again for the next one.
    this.parts.push(Buffer.from(chunk));
    this.sizeBytes += chunk.length;
    if (this.sizeBytes < CHUNK_BYTES) return;
    connection.stream.pause();
    this.writePending();
    this.writing.then(
      () => connection.stream.resume(),
      error => connection.stream.destroy(error),
    );
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFail('this statement only reads');
  }

  async flushed(): Promise<void> {
    this.writePending();
    await this.writing;
  }

  private writePending(): void {
    const chunk = Buffer.concat(this.parts);
    this.parts = [];
    this.sizeBytes = 0;
    if (chunk.length > 0) this.writing = this.writing.then(() => this.write(chunk));
  }
}
