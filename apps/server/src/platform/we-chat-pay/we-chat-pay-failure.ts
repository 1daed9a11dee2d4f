interface Details {
  readonly status?: number;
  readonly code?: string;
  readonly cause?: unknown;
}

/**
 * `unreachable`: nobody knows whether it was done, so the same is asked again. `refused`: they have said no, and why by `code`. `not-theirs`: an
 * answer that they did not sign; it is as good as none.
 */
export class WeChatPayFailure extends Error {
  readonly problem: 'unreachable' | 'refused' | 'not-theirs';
  /** Theirs, such as ORDER_NOT_EXIST. */
  readonly code: string | undefined;
  readonly status: number | undefined;
  constructor(problem: WeChatPayFailure['problem'], { status, code, cause }: Details) {
    super(`WeChat Pay: ${[problem, status, code].filter(part => part !== undefined).join(' ')}`, { cause });
    this.problem = problem;
    this.code = code;
    this.status = status;
  }
}
