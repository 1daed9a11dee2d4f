import type { HelperFailure } from '@wenshu/api-contract';
import type * as z from 'zod/mini';

export interface ModelMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ModelRequest<T> {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly schemaName: string;
  /** Sent as JSON schema; the answer is parsed by it. */
  readonly schema: z.ZodMiniType<T>;
  /** Why the answer is not good enough: asked for once more with this reason, then refused. */
  readonly check?: ((value: T) => string | undefined) | undefined;
  readonly maxTokens: number;
  readonly signal?: AbortSignal | undefined;
  /** How many characters of the answer have come. */
  readonly onProgress?: ((characters: number) => void) | undefined;
}

export interface TokenCount {
  readonly sent: number;
  readonly received: number;
}

/** A failure names tokens where it was the asker's doing: what was stopped, or found not good enough by the asker's own check. */
export type ModelAnswer<T> =
  | { readonly value: T; readonly tokens: TokenCount }
  | { readonly failed: HelperFailure; readonly tokens?: TokenCount };

/** How this process found the model, without a word of what it was asked. */
export interface HelperHealth {
  readonly lastSuccess: Date | null;
  readonly lastFailure: { readonly at: Date; readonly why: HelperFailure } | null;
  /** Of the last hour. */
  readonly answers: number;
  readonly failures: number;
}

/** A language model that does something for us. Never throws for its own sake: what goes wrong with it is an answer. */
export interface HelperModel {
  readonly name: string;
  /** Whose machine it is, for people who are asked whether something may go there: the host of its address. */
  readonly place: string;
  complete<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>>;
  health(): HelperHealth;
}
