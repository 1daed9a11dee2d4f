import type { OperationAction } from '@wenshu/api-contract';
import { listHoldings } from '../../../authorisation/role-holding.repository.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { sendMessage } from '../messages/index.ts';
import { logOperation, OPERATOR_ID } from '../operation-log/index.ts';
import { type EnterpriseRow, findEnterprise, lockEnterprise } from './enterprise.repository.ts';
import { type Extension, endTerm, extendTerm, setSeatTotal } from './enterprise-desk.repository.ts';
import { enterpriseRef, findAdministrator } from './members.ts';

// What an operator does with an enterprise without an order: told to whom it concerns, and in the enterprise's own log.

/** Later than it is: by days, until a moment, or for ever. */
export function extendEnterprise(database: Database, enterpriseId: string, extension: Extension): Promise<void> {
  const { days, until, seenUntil } = extension;
  return change(database, enterpriseId, 'enterprise.extend', async (db, { name, validUntil }) => {
    if (!(await extendTerm(db, enterpriseId, extension))) {
      if (validUntil?.getTime() !== seenUntil.getTime()) throw new Refusal('operatedMeanwhile');
      throw new Refusal('inputInvalid', { field: 'until', problem: { word: 'invalid' } });
    }
    await tellAdministrator(db, enterpriseId, to =>
      sendMessage(db, { to, kind: 'enterprise-extended', details: { enterprise: name }, link: { page: 'orders' } }),
    );
    return { days, until: until?.toISOString() ?? null };
  });
}

/** As many seats as an operator says, but never fewer than members. */
export function changeSeats(
  database: Database,
  enterpriseId: string,
  wanted: { readonly seats: number; readonly seenSeats: number },
): Promise<void> {
  const { seats } = wanted;
  return change(database, enterpriseId, 'enterprise.seats', async (db, { name, seatTotal, seatSurplus }) => {
    if (!(await setSeatTotal(db, enterpriseId, wanted))) {
      const used = seatTotal - seatSurplus;
      if (seats < used) throw new Refusal('seatsBelowUsed', { field: 'seats', params: { used } });
      throw new Refusal('operatedMeanwhile');
    }
    await tellAdministrator(db, enterpriseId, to =>
      sendMessage(db, { to, kind: 'enterprise-seats', details: { enterprise: name, seats }, link: { page: 'orders' } }),
    );
    return { seats };
  });
}

/** Its term is over from this moment; every member is told. */
export function expireEnterprise(database: Database, enterpriseId: string): Promise<void> {
  return change(database, enterpriseId, 'enterprise.expire', async (db, { name }) => {
    if (!(await endTerm(db, enterpriseId))) throw new Refusal('operatedMeanwhile');
    const to = (await listHoldings(db, enterpriseRef(enterpriseId))).map(({ personId }) => personId);
    const link = { page: 'account', part: 'enterprises' } as const;
    await sendMessage(db, { to, kind: 'enterprise-expired', details: { enterprise: name }, link });
    return {};
  });
}

type Details = Readonly<Record<string, string | number | null>>;

/** The enterprise's row first, as whoever changes its members does. */
function change(
  database: Database,
  enterpriseId: string,
  action: OperationAction,
  work: (db: Queryable, enterprise: EnterpriseRow) => Promise<Details>,
): Promise<void> {
  return database.transaction(async db => {
    await lockEnterprise(db, enterpriseId);
    const found = await findEnterprise(db, enterpriseId);
    if (!found) throw new Refusal('inputInvalid', { field: 'enterpriseId', problem: { word: 'invalid' } });
    const details = await work(db, found);
    await logOperation(db, { personId: OPERATOR_ID, action, object: enterpriseRef(enterpriseId), details });
  });
}

async function tellAdministrator(
  db: Queryable,
  enterpriseId: string,
  send: (to: string[]) => Promise<void>,
): Promise<void> {
  const administrator = await findAdministrator(db, enterpriseId);
  if (administrator !== undefined) await send([administrator]);
}
