/**
 * A backup is one gzip stream of frames: one byte of kind, four bytes of length, and that many bytes of content.
 * An event frame holds JSON; data frames follow a table's or a file's event and belong to it until the next event.
 */
export const FRAME_HEADER_BYTES = 5;
export const EVENT_FRAME = 0x4a;
export const DATA_FRAME = 0x44;

/** Raised when an older program could not read what a newer one writes. */
export const FORMAT_VERSION = 1;

export interface ArchiveHeader {
  readonly event: 'begin';
  readonly format: number;
  readonly madeAt: string;
  /** The names of the migrations that had been applied, in order. */
  readonly migrations: readonly string[];
  /** The job queue's own schema version; its rows fit no other. */
  readonly jobSchemaVersion: number | undefined;
  readonly sequences: readonly SequenceState[];
}

export interface SequenceState {
  readonly name: string;
  readonly lastValue: string;
  readonly isCalled: boolean;
}

export interface TableEvent {
  readonly event: 'table';
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
}

export interface FileEvent {
  readonly event: 'file';
  /** Below the files folder, with slashes. */
  readonly path: string;
}

export type ArchiveEvent =
  | ArchiveHeader
  | TableEvent
  | FileEvent
  | { readonly event: 'end'; readonly rows?: number; readonly sizeBytes: number }
  /** The last one. An archive without it was cut off. */
  | { readonly event: 'finished'; readonly tables: number; readonly rows: number; readonly files: number };
