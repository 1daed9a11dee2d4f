import type { CallInput, walletCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import type { AccountRef } from '../ledger/index.ts';

type Asked = Pick<CallInput<typeof walletCalls.statement>, 'enterpriseId' | 'unit' | 'cause' | 'from' | 'until'>;

/** Whose wallet a call is about: the door has asked for the right on the enterprise, where it names one. */
export const holderOf = ({ personId }: Pick<Actor, 'personId'>, enterpriseId: string | undefined) =>
  enterpriseId === undefined
    ? ({ kind: 'person', id: personId } as const)
    : ({ kind: 'enterprise', id: enterpriseId } as const);

export const accountOf = (actor: Pick<Actor, 'personId'>, { enterpriseId, unit }: Asked): AccountRef =>
  Object.assign({ unit }, holderOf(actor, enterpriseId));

export const filterOf = ({ cause, from, until }: Asked) => ({
  causes: cause && [cause],
  from: from === undefined ? undefined : new Date(from),
  until: until === undefined ? undefined : new Date(until),
});
