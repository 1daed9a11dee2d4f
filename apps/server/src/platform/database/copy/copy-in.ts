import { once } from 'node:events';
import type pg from 'pg';
import { type CopyConnection, CopyQuery } from './copy-query.ts';

/** Runs a COPY … FROM STDIN with the bytes of `source`. Gives the number of rows. */
export function copyIn(client: pg.Client, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  return client.query(new CopyInQuery(statement, source)).done;
}

class CopyInQuery extends CopyQuery {
  private readonly source: AsyncIterable<Buffer>;
  private sourceError: Error | undefined;
  private isOver = false;

  constructor(statement: string, source: AsyncIterable<Buffer>) {
    super(statement);
    this.source = source;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.pump(connection);
  }

  handleCopyData(): void {}

  override handleError(error: Error): void {
    this.isOver = true;
    // PostgreSQL only repeats that we gave up; why we did is the better news.
    super.handleError(this.sourceError ?? error);
  }

  private async pump(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.source) {
        if (this.isOver) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    } catch (error) {
      this.sourceError = error instanceof Error ? error : new Error(String(error));
      if (!this.isOver) connection.sendCopyFail('the source ended in an error');
    }
  }
}
