import type { Queryable } from '../database/database.ts';

/** Works on a job of some kind; for whoever wants to know how it went. */
export type AroundJob = (job: string, work: () => Promise<void>) => Promise<void>;

/** What a kind of job is called, and how stubbornly it is tried. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly retryLimit: number;
  /** After this a worker counts as dead and the job goes to another one. */
  readonly expireInSeconds: number;
  /** Mail, SMS, pushes: not done while nothing is to leave the installation. What sends it again and again finds it later. */
  readonly reachesOut: boolean;
  /** Never read: it ties the data's type to the kind. */
  readonly data?: Data;
}

export function jobKind<Data extends object>(
  name: string,
  { retryLimit = 3, expireInSeconds = 900, reachesOut = false }: Partial<Omit<JobKind<Data>, 'name' | 'data'>> = {},
): JobKind<Data> {
  return { name, retryLimit, expireInSeconds, reachesOut };
}

export interface SendOptions {
  /** A client inside a transaction: the job exists exactly when the transaction commits. */
  readonly within?: Queryable;
  readonly startAfter?: Date;
}

/** Work that survives a restart. A job is done AT LEAST once: whoever works must stand being asked twice. */
export interface Jobs {
  send<Data extends object>(kind: JobKind<Data>, data: Data, options?: SendOptions): Promise<void>;
  /** Starts to work on a kind of job in this process. A thrown error means: try again later. */
  work<Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>): Promise<void>;
  /** Sends a job by the clock, once for all processes together. */
  every<Data extends object>(kind: JobKind<Data>, cron: string, data: Data): Promise<void>;
  /** Tries one again that has failed for good. False when there is none such (any more). */
  repeat(queue: string, jobId: string): Promise<boolean>;
  /** Takes one out that has not ended. What is being worked on at this moment goes on, and is not tried again. */
  cancel(queue: string, jobId: string): Promise<boolean>;
  /** Lets jobs that are being worked on finish. */
  stop(): Promise<void>;
}
