import type * as z from 'zod/mini';
import type { OperationAction } from './operation-actions.ts';
import type { OperatorAction } from './operator-actions.ts';
import type { OperatorRight } from './operator-rights.ts';
import type { Right } from './rights.ts';

/**
 * Who may make a call at all: anybody, a signed-in person, a person answering a survey (known by codes, not by a session), or somebody who
 * runs the installation (known by a session of the console, which no account's session is).
 */
export type Audience = 'visitor' | 'signed-in' | 'respondent' | 'operator';

type Schema = z.ZodMiniType;

export interface Need<Input> {
  readonly right: Right;
  /** The input field that names the object the right is needed on. */
  readonly on: Extract<keyof Input, string>;
  /** It is about what people are asked: there is nothing of it on data that was brought in from elsewhere. */
  readonly asksPeople?: true;
  /**
   * It is about all records together and cannot be told or done of a part: a name list, what is sent to it, systems that are docked.
   * Whoever holds the right on a range of records is refused.
   */
  readonly ofAllRecords?: true;
  /** The field may be left out, and then nothing but its audience is needed. */
  readonly isOptional?: true;
}

/** A line of the operation log, written where calls are handled: no handler says it again. */
export interface Logged<Input> {
  readonly action: OperationAction;
  /** The field that names what it is done to, where `needs` names none. Without either, it is done to the person's own account. */
  readonly on?: Extract<keyof Input, string>;
  /** Fields of the input that stand in the line. Of a list of things only how many there are; of a phone its last digits. */
  readonly keeps?: readonly Extract<keyof Input, string>[];
  /** Done again and again: one line stands for ten minutes of it. */
  readonly isOften?: true;
}

/** A line of the console's log, which no operator's call goes without that changes something or looks at somebody. */
export interface Noted<Input> {
  readonly action: OperatorAction;
  /** The field that names what it is done to. */
  readonly of?: Extract<keyof Input, string>;
  /** Fields of the input that stand in the line. */
  readonly keeps?: readonly Extract<keyof Input, string>[];
}

/**
 * A call as data: the server registers it, the client types itself by it, OpenAPI is printed from it.
 * `query` and `body` are parsed at the door; the handler gets them merged as one input.
 */
export interface Call<Query extends Schema = Schema, Body extends Schema = Schema, Data extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly audience: Audience;
  readonly needs?: Need<Record<string, unknown>>;
  readonly logged?: Logged<Record<string, unknown>>;
  /** Of a call of the console: what its operator must hold. Without it, any session of the console will do. */
  readonly operatorNeeds?: OperatorRight;
  readonly noted?: Noted<Record<string, unknown>>;
  /** What an API key must hold to make a call that needs no right on an object. Without it, and without `needs`, a call is not for keys. */
  readonly keyNeeds?: Right;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
  /** A call that the specification does not name. */
  readonly own?: true;
  /** `file`: the answer is a file, not an envelope. */
  readonly answers?: 'file';
  /**
   * `multipart`: the body is a form with files; `body` describes its text fields. `upload`: the same with one file that comes last, so that
   * everything else is decided before its bytes are taken; they go from the socket to where they are kept.
   */
  readonly takes?: 'multipart' | 'upload' | 'form';
  /** The largest file that such a call takes. */
  readonly maxFileBytes?: number;
  readonly summary: string;
}

type SchemaIn<C, Key extends 'query' | 'body'> = C extends Readonly<Record<Key, infer S extends Schema>> ? S : never;
type Output<S> = [S] extends [Schema] ? z.output<S> : unknown;
type Input<S> = [S] extends [Schema] ? z.input<S> : unknown;
type OrUnknown<S, T> = [S] extends [never] ? unknown : T;

/** What a handler gets: query and body as one, parsed. Unknown for a call that takes nothing. */
export type CallInput<C> = OrUnknown<SchemaIn<C, 'query'>, Output<SchemaIn<C, 'query'>>> &
  OrUnknown<SchemaIn<C, 'body'>, Output<SchemaIn<C, 'body'>>>;
/** What a caller sends: fields with defaults may be left out. */
export type CallRequest<C> = OrUnknown<SchemaIn<C, 'query'>, Input<SchemaIn<C, 'query'>>> &
  OrUnknown<SchemaIn<C, 'body'>, Input<SchemaIn<C, 'body'>>>;
export type CallData<C> = C extends { data: infer D extends Schema } ? z.output<D> : never;

/** Keeps the exact types of a call's schemas, and ties `needs.on` and what is logged to fields that the input really has. */
export function call<
  const C extends Call & { needs?: Need<CallInput<C>>; logged?: Logged<CallInput<C>>; noted?: Noted<CallInput<C>> },
>(definition: C): C {
  return definition;
}

export type CallGroup = Readonly<Record<string, Call>>;
