import * as z from 'zod/mini';
import { call } from '../call.ts';
import { partId, scrollId } from '../shared-inputs.ts';
import { helperFailures, helperHindrances } from './helper-words.ts';

/** Of what leaves the house: whoever agreed to an earlier one is asked again. */
export const HELPER_AGREEMENT_VERSION = 2;

/** Who did it and why not the model: part of the answer of every call that asks the helper. */
export const helpedBy = z.object({
  by: z.enum(['model', 'house']),
  /** Null: the model did it, or there was nothing that it was needed for. */
  because: z.nullable(z.enum([...helperHindrances, ...helperFailures])),
  model: z.nullable(z.string()),
  /** Where the person has yet to agree: what would leave, letter for letter, already masked. */
  wouldLeave: z.nullable(z.array(z.string())),
});
export type HelpedBy = z.infer<typeof helpedBy>;

const helperState = z.object({
  /** Null: none is named, the house's own helper does all of it. */
  model: z.nullable(z.object({ name: z.string(), place: z.string() })),
  space: z.enum(['person', 'enterprise']),
  /** Null: a model may be asked, now and by this person. */
  because: z.nullable(z.enum(helperHindrances)),
  version: z.number(),
  /** Null: the person has not agreed, or to something else than what is done now. */
  agreedTime: z.nullable(z.number()),
  tokensLeft: z.number(),
  tokensPerDay: z.number(),
});
export type HelperState = z.infer<typeof helperState>;

const own = { audience: 'signed-in', own: true } as const;

export const helperCalls = {
  state: call({
    ...own,
    method: 'GET',
    path: '/helper/state',
    needs: { right: 'questionnaire.view', on: 'scrollId', isOptional: true },
    summary: 'Whether a language model may be asked, for a questionnaire or for own work, and what is left for today',
    query: z.object({ scrollId: z.optional(scrollId) }),
    data: helperState,
  }),
  agree: call({
    ...own,
    method: 'POST',
    path: '/helper/agree',
    logged: { action: 'account.helper-agree', keeps: ['version', 'place'] },
    summary: 'Agree to what leaves the house when a language model is asked, and to where',
    body: z.object({ version: z.int(), place: z.string().check(z.minLength(1), z.maxLength(300)) }),
    data: z.null(),
  }),
  withdraw: call({
    ...own,
    method: 'POST',
    path: '/helper/withdraw',
    logged: { action: 'account.helper-withdraw' },
    summary: 'Take it back: no language model is asked for this person any more',
    data: z.null(),
  }),
  ofEnterprise: call({
    ...own,
    method: 'GET',
    path: '/team/enterprise/helper',
    needs: { right: 'enterprise.view', on: 'enterpriseId' },
    summary: 'Whether an enterprise has switched the language model on, who did it, and when',
    query: z.object({ enterpriseId: partId }),
    data: z.object({
      model: z.nullable(z.object({ name: z.string(), place: z.string() })),
      isOn: z.boolean(),
      /** Null: nobody ever changed it, or the account is gone. */
      changedBy: z.nullable(z.string()),
      changedTime: z.nullable(z.number()),
    }),
  }),
  switch: call({
    ...own,
    method: 'PUT',
    path: '/team/enterprise/switchHelper',
    needs: { right: 'enterprise.edit', on: 'enterpriseId' },
    logged: { action: 'enterprise.helper', keeps: ['isOn'] },
    summary: 'Let members ask the language model for what stands in the enterprise, or no more',
    body: z.object({ enterpriseId: partId, isOn: z.boolean() }),
    data: z.null(),
  }),
};
