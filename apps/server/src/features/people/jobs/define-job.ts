import type { JobProgressWord } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';

export interface JobContext<Input extends object> {
  readonly platform: Platform;
  /** The person it belongs to. What they may is asked again: it was allowed when they asked, which may be long ago. */
  readonly actor: Actor;
  readonly input: Input;
  /** Aborted within a second or so when the person cancels, or when another process has taken the job over. */
  readonly signal: AbortSignal;
  /** As often as one likes: it is written at most every half second. */
  report(progress: number, word?: JobProgressWord): void;
}

export interface MadeFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Read while it is stored: it need not fit into memory. */
  readonly content: AsyncIterable<string | Uint8Array>;
}

export type JobResult = { readonly file: MadeFile } | { readonly data: Json };

/** A kind of work that takes long and belongs to somebody. */
export interface JobDefinition<Input extends object = never> {
  readonly kind: string;
  /** May be begun again from the start by another process, after this one died. A Refusal is what the person is told as the reason. */
  run(context: JobContext<Input>): Promise<JobResult>;
}

export function defineJob<Input extends object>(
  kind: string,
  run: (context: JobContext<Input>) => Promise<JobResult>,
): JobDefinition<Input> {
  return { kind, run };
}
