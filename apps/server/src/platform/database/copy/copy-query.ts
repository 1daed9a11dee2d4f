import type pg from 'pg';

/** What `pg` offers for COPY but its types do not mention. */
export interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** A statement that `pg` passes every message of the wire to; the base of both directions of COPY. */
export abstract class CopyQuery implements pg.Submittable {
  /** The number of rows, as PostgreSQL counted them. */
  readonly done: Promise<number>;
  private readonly statement: string;
  private rows = 0;
  private resolve!: (rows: number) => void;
  private reject!: (error: Error) => void;

  constructor(statement: string) {
    this.statement = statement;
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.done.catch(() => {});
  }

  submit = (connection: pg.Connection): void => {
    void connection.query(this.statement);
  };

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = Number(/^COPY (\d+)$/.exec(text)?.[1]);
  }

  handleReadyForQuery(): void {
    this.resolve(this.rows);
  }

  handleError(error: Error): void {
    this.reject(error);
  }

  abstract handleCopyData(message: { chunk: Buffer }, connection: CopyConnection): void;
  abstract handleCopyInResponse(connection: CopyConnection): void;
}
