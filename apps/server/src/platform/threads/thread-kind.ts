/** Every kind of work that is done in a thread. What each runs, and its bounds, is handed in: `features/thread-kinds.ts`. */
export type ThreadKindName =
  | 'count'
  | 'design'
  | 'stills'
  | 'word'
  | 'paper'
  | 'answers'
  | 'rendering'
  | 'export'
  | 'file-document'
  | 'file-sheet'
  | 'file-data'
  | 'file-picture';

export interface ThreadKind {
  /** What its thread runs: it answers every message with one, or writes a file (`writeInThread`). */
  readonly entry: URL;
  /** How much memory its objects may take. */
  readonly heapMb: number;
  /** How much of that may lie there before garbage is looked for; little, where nothing is said. */
  readonly roomMb?: number;
  /** How long one task may take, or be silent where it says how far it is. None where a file is written, for as long as somebody reads. */
  readonly timeMs?: number;
}

export type ThreadKinds = Readonly<Record<ThreadKindName, ThreadKind>>;
