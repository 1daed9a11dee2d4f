import type { ThreadKindName } from '../threads/thread-kind.ts';

/** What is done with the bytes of a stranger's file. It runs in a worker: it has its bytes and options, and no database, store or clock. */
// biome-ignore lint/suspicious/noExplicitAny: each job names its own options; the registry below only keeps them.
type FileJob = (bytes: Uint8Array, options: any) => unknown;

interface FileJobEntry {
  /** The kind of thread that it is done in. */
  readonly thread: ThreadKindName;
  /** About how long it takes: whoever has little to read goes before whoever has much. */
  readonly msPerMegabyte: number;
  readonly load: () => Promise<FileJob>;
}

/** Every kind of job, by name. A job is loaded where it runs, so the libraries that it needs are never in the server's own thread. */
export const fileJobs = {
  'word-lines': {
    thread: 'file-document',
    msPerMegabyte: 300,
    load: async () => (await import('./jobs/read-word-lines.ts')).readWordLines,
  },
  talk: {
    thread: 'file-document',
    msPerMegabyte: 600,
    load: async () => (await import('./jobs/read-talk.ts')).readTalk,
  },
  'talk-project': {
    thread: 'file-document',
    msPerMegabyte: 600,
    load: async () => (await import('./jobs/read-talk-project.ts')).readTalkProject,
  },
  'sheet-rows': {
    thread: 'file-sheet',
    msPerMegabyte: 700,
    load: async () => (await import('./jobs/read-sheet-rows.ts')).readSheetRows,
  },
  'sheet-table': {
    thread: 'file-sheet',
    msPerMegabyte: 700,
    load: async () => (await import('./jobs/read-sheet-table.ts')).readSheetTable,
  },
  'data-table': {
    thread: 'file-data',
    msPerMegabyte: 700,
    load: async () => (await import('./jobs/read-data-table.ts')).readDataTable,
  },
  avatar: {
    thread: 'file-picture',
    msPerMegabyte: 100,
    load: async () => (await import('./jobs/draw-avatar.ts')).drawAvatar,
  },
} as const satisfies Record<string, FileJobEntry>;

export type FileJobKind = keyof typeof fileJobs;
type JobOf<Kind extends FileJobKind> = Awaited<ReturnType<(typeof fileJobs)[Kind]['load']>>;
export type FileJobOptions<Kind extends FileJobKind> = Parameters<JobOf<Kind>>[1];
export type FileJobResult<Kind extends FileJobKind> = Awaited<ReturnType<JobOf<Kind>>>;
