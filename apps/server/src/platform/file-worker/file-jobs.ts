/** What is done with the bytes of a stranger's file. It runs in a worker: it has its bytes and options, and no database, store or clock. */
// biome-ignore lint/suspicious/noExplicitAny: each job names its own options; the registry below only keeps them.
type FileJob = (bytes: Uint8Array, options: any) => unknown;

interface FileJobEntry {
  /** Files of one class wait for each other: a class has one worker. */
  readonly class: FileClass;
  readonly load: () => Promise<FileJob>;
}

/** How much memory each class's worker may take for its objects, and how long where that is not the usual. Bytes are not objects: a job bounds those itself (`openZip`). */
export const fileClasses = {
  document: { heapMb: 256 },
  sheet: { heapMb: 384 },
  // A whole survey's data: 20,000 rows of 200 columns take ten seconds, on a busy machine thirty.
  data: { heapMb: 1024, timeMs: 120_000 },
  picture: { heapMb: 128 },
} as const;
export type FileClass = keyof typeof fileClasses;

/** Every kind of job, by name. A job is loaded where it runs, so the libraries that it needs are never in the server's own thread. */
export const fileJobs = {
  'word-lines': { class: 'document', load: async () => (await import('./jobs/read-word-lines.ts')).readWordLines },
  'sheet-rows': { class: 'sheet', load: async () => (await import('./jobs/read-sheet-rows.ts')).readSheetRows },
  'sheet-table': { class: 'sheet', load: async () => (await import('./jobs/read-sheet-table.ts')).readSheetTable },
  'data-table': { class: 'data', load: async () => (await import('./jobs/read-data-table.ts')).readDataTable },
  avatar: { class: 'picture', load: async () => (await import('./jobs/draw-avatar.ts')).drawAvatar },
} as const satisfies Record<string, FileJobEntry>;

export type FileJobKind = keyof typeof fileJobs;
type JobOf<Kind extends FileJobKind> = Awaited<ReturnType<(typeof fileJobs)[Kind]['load']>>;
export type FileJobOptions<Kind extends FileJobKind> = Parameters<JobOf<Kind>>[1];
export type FileJobResult<Kind extends FileJobKind> = Awaited<ReturnType<JobOf<Kind>>>;
