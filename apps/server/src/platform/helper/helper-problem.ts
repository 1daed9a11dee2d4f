import type { HelperFailure } from '@wenshu/api-contract';

/** Why one request to a model's server brought nothing. */
export class HelperProblem extends Error {
  readonly failure: HelperFailure;
  readonly status: number | undefined;
  /** As the server asked. */
  readonly retryAfterMs: number | undefined;

  constructor(
    failure: HelperFailure,
    more: { status?: number; retryAfterMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(failure, { cause: more.cause });
    this.failure = failure;
    this.status = more.status;
    this.retryAfterMs = more.retryAfterMs;
  }
}
