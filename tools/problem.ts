/** What can go wrong around starting and keeping the platform: a closed list, turned into sentences in texts/. */
export type ProblemCode =
  | 'already-running'
  | 'bad-environment'
  | 'bad-port'
  | 'port-in-use'
  | 'port-forbidden'
  | 'host-not-here'
  | 'bad-database-url'
  | 'database-unreachable'
  | 'database-refused'
  | 'postgres-not-installed'
  | 'postgres-did-not-start'
  | 'postgres-secret-lost'
  | 'postgres-still-running'
  | 'folder-not-ours'
  | 'folder-not-writable'
  | 'server-did-not-start'
  | 'server-keeps-failing'
  | 'build-failed'
  | 'archive-not-found'
  | 'text-not-found'
  | 'archive-damaged'
  | 'archive-newer'
  | 'database-not-empty'
  | 'restore-incomplete'
  | 'no-data'
  | 'nobody-yet'
  | 'bad-number'
  | 'no-browser'
  | 'no-judge';

/** A known problem. `details` fill the sentence's blanks; `cause` is for the log. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: ProblemCode, details: Record<string, string | number> = {}, cause?: unknown) {
    super(`${code} ${JSON.stringify(details)}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.details = details;
  }
}
