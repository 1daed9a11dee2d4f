import type { Call, CallData, CallGroup, CallInput } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from './call-context.ts';
import type { FileAnswer } from './file-answer.ts';
import { registerCall } from './register-call.ts';

type Answer<C> = C extends { answers: 'file' } ? FileAnswer : CallData<C>;

export type Handler<C extends Call> = (
  input: CallInput<C>,
  context: CallContext<C['audience']>,
) => Answer<C> | Promise<Answer<C>>;

/** One handler for every call of the group: a missing one does not compile. */
export type Handlers<Group extends CallGroup> = { readonly [Name in keyof Group]: Handler<Group[Name]> };

/** `app` is the scope below /api. */
export function registerCalls<const Group extends CallGroup>(
  app: FastifyInstance,
  calls: Group,
  handlers: Handlers<Group>,
): void {
  for (const name of Object.keys(calls)) {
    const call = calls[name];
    const handler = handlers[name];
    if (!call || !handler) throw new Error(`The call ${name} has no handler`);
    // By its name each handler got the input of its own call; here, where all of them are one, that is forgotten.
    registerCall(app, call, handler as unknown as (input: unknown, context: CallContext) => unknown);
  }
}
