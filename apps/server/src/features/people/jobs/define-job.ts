import type { JobProgressWord, JobType, OperationAction, Right } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
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
  /** The same for what has a number of rows: how far it is follows from them. */
  reportRows(done: number, total: number): void;
}

export interface MadeFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Read while it is stored: it need not fit into memory. Each piece may be good until the next one is asked for, and no longer. */
  readonly content: AsyncIterable<string | Uint8Array>;
}

export type JobResult = { readonly file: MadeFile } | { readonly data: Json };

export interface JobTraits<Input extends object> {
  /** What its file is called among a person's downloads. Without it, it is no download until it has a file. */
  typeOf?(input: Input): JobType;
  /** On what the job is about: asked for anew when somebody wants it once more, or taken back. */
  readonly needs?: Right;
  /** What is written into the operation log when it is started: what was taken out of the platform, by whom. */
  readonly logs?: OperationAction;
  /** It changed something, and can take that back: done twice it would do nothing more. */
  readonly undo?: JobUndo;
}

export interface JobUndo {
  /** Those of the ended jobs that can be taken back now. */
  listPossible(platform: Platform, jobIds: readonly string[]): Promise<ReadonlySet<string>>;
  start(platform: Platform, actor: Actor, jobId: string, language: Language): Promise<unknown>;
}

/** A kind of work that takes long and belongs to somebody. */
export interface JobDefinition<Input extends object = never> extends JobTraits<Input> {
  readonly kind: string;
  /** May be begun again from the start by another process, after this one died. A Refusal is what the person is told as the reason. */
  run(context: JobContext<Input>): Promise<JobResult>;
}

/** Every kind there is, by its name. */
export type JobDefinitions = ReadonlyMap<string, JobDefinition>;

export function defineJob<Input extends object>(
  kind: string,
  run: (context: JobContext<Input>) => Promise<JobResult>,
  traits: JobTraits<Input> = {},
): JobDefinition<Input> {
  return { ...traits, kind, run };
}
