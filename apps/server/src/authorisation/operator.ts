import type { OperatorRole } from '@wenshu/api-contract';

/** Somebody at the console, or at the command line of the machine. */
export interface Operator {
  readonly kind: 'person' | 'secret' | 'command' | 'start';
  /** Null of who is no account. */
  readonly personId: string | null;
  /** As the log keeps it: accounts go. */
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

/** Somebody with a session of the console. */
export interface SeatedOperator extends Operator {
  readonly tokenHash: Buffer;
  readonly begunAt: Date;
  readonly seenAt: Date;
}
