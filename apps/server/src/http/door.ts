import type { Call, OperationAction, OperatorAction } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Actor } from '../authorisation/actor.ts';
import type { ObjectFinders } from '../authorisation/object-of-field.ts';
import type { Operator, SeatedOperator } from '../authorisation/operator.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

export interface Operation {
  /** Who did it. */
  readonly personId: string;
  readonly action: OperationAction;
  /** What it was done to: a questionnaire, something else that somebody owns, or the person's own account. */
  readonly object: { readonly kind: string; readonly id: string };
  /** What else should be known. Never a password, a code, or a whole phone number. */
  readonly details?: Readonly<Record<string, Json>>;
  /** Done again and again, such as an edit: one line stands for ten minutes of it. */
  readonly isOften?: boolean;
}

/** What an operator did, for the console's own log. */
export interface Errand {
  readonly by: Operator;
  readonly action: OperatorAction;
  /** What it was done to, as the word before the action's dot says. */
  readonly object?: string | undefined;
  /** Never a password, a code, an answer, or a whole phone number. */
  readonly details?: Readonly<Record<string, Json>>;
}

/** What every call passes through, hung on the app so that `registerCalls` needs no more than the app. */
export interface Door {
  readonly platform: Platform;
  /** The person that an Authorization header stands for, or a Refusal. */
  readonly requireActor: (authorization: string | undefined) => Promise<Actor>;
  /** Who sits at the console, by the cookies of a request, if they hold the right; or a Refusal. */
  readonly requireOperator: (cookies: string, call: Call) => Promise<SeatedOperator>;
  /** Adds what a call did to the console's log. */
  readonly noteErrand: (db: Queryable, errand: Errand) => Promise<void>;
  /** Of calls that nobody may make without end: counts one, or refuses it. */
  readonly counterOf: (path: string) => ((caller: Caller) => Promise<void>) | undefined;
  /** Adds what a call did to the operation log. */
  readonly logOperation: (db: Queryable, operation: Operation) => Promise<void>;
  /** What a right is held on, by the input field that names it or a part of it. */
  readonly objectFinders: ObjectFinders;
  /** Every call that was registered, for the API's description and for the test that walks all of them. */
  readonly calls: Call[];
  /** Whether answers are held against the contract before they leave: in tests, where a difference must fail loudly. */
  readonly checksAnswers: boolean;
}

/** Who makes a call, as far as counting needs to know. */
export interface Caller {
  readonly actor: Actor | undefined;
  readonly clientAddress: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    door: Door;
  }
  interface FastifyRequest {
    /** Set before the body is read, for calls that need one. */
    actor: Actor | undefined;
    /** The same, of the console's calls. */
    operator: SeatedOperator | undefined;
    /** What the handler wants the browser to keep. */
    newCookie: string | undefined;
  }
}
