import type { CallInput, EnterpriseMember, enterpriseCalls } from '@wenshu/api-contract';
import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import {
  findHolding,
  type Holding,
  listHoldings,
  putInRole,
  swapAdministrator,
  takeEverythingIn,
} from '../../../authorisation/role-holding.repository.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { hideMiddle, listPersons, type Person } from '../account/index.ts';
import { sendMessage } from '../messages/index.ts';
import { listHavingFactor } from '../second-factor/index.ts';
import { listLastSeen } from '../session/index.ts';
import { findEnterprise, giveSeatBack, lockEnterprise, takeSeat } from './enterprise.repository.ts';

/** What somebody made in an enterprise goes to somebody else of it. Whoever knows projects and questionnaires hands it in. */
export type HandOverWork = (
  db: Queryable,
  work: { readonly enterpriseId: string; readonly from: string; readonly to: string },
) => Promise<void>;

export const enterpriseRef = (id: string): ObjectRef => ({ kind: 'enterprise', id });

/** Sits somebody down, or says why not: the seat and the membership are taken together or not at all. */
export async function sitDown(
  database: Database,
  enterpriseId: string,
  personId: string,
  also: (db: Queryable) => Promise<void> = async () => {},
): Promise<void> {
  await database.transaction(async db => {
    if (!(await takeSeat(db, enterpriseId))) {
      const found = await findEnterprise(db, enterpriseId);
      if (!found) throw new Refusal('noPermission');
      if (await findHolding(db, personId, enterpriseRef(enterpriseId))) throw new Refusal('alreadyMember');
      throw new Refusal(found.status === 'expired' ? 'enterpriseExpired' : 'noSeatLeft');
    }
    const isNew = await putInRole(db, personId, enterpriseRef(enterpriseId), 'enterprise.member');
    if (!isNew) throw new Refusal('alreadyMember');
    await also(db);
  });
}

export async function findAdministrator(db: Queryable, enterpriseId: string): Promise<string | undefined> {
  const holdings = await listHoldings(db, enterpriseRef(enterpriseId));
  return holdings.find(({ roleId }) => roleId === 'enterprise.administrator')?.personId;
}

/** Tells somebody that another one has let them in, or put them out. */
export async function tellOfSeat(
  db: Queryable,
  kind: 'enterprise-added' | 'enterprise-removed',
  { enterpriseId, personId, actorId }: { enterpriseId: string; personId: string; actorId: string },
): Promise<void> {
  const [actor] = await listPersons(db, [actorId]);
  const enterprise = (await findEnterprise(db, enterpriseId))?.name ?? '';
  await sendMessage(db, {
    to: [personId],
    by: actorId,
    kind,
    details: { by: actor?.nickName ?? '', enterprise },
    // Whoever was put out would find nothing there.
    ...(kind === 'enterprise-added' && { link: { page: 'account', part: 'enterprises' } }),
  });
}

/** A seat gets free, and what its person made in the enterprise is the administrator's from now on (P6.13). */
export async function standUp(
  database: Database,
  handOverWork: HandOverWork,
  { enterpriseId, personId }: { readonly enterpriseId: string; readonly personId: string },
  also: (db: Queryable) => Promise<void> = async () => {},
): Promise<void> {
  await database.transaction(async db => {
    if (!(await lockEnterprise(db, enterpriseId))) throw new Refusal('noPermission');
    const administrator = await findAdministrator(db, enterpriseId);
    if (administrator === undefined || administrator === personId) throw new Refusal('administratorStays');
    if (!(await takeEverythingIn(db, enterpriseId, personId))) throw new Refusal('userNotFound', { field: 'userId' });
    await giveSeatBack(db, enterpriseId);
    await handOverWork(db, { enterpriseId, from: personId, to: administrator });
    await also(db);
  });
}

/** Two hand-overs at once: the second one finds that the person administers it no more. */
export async function handOver(
  database: Database,
  { enterpriseId, from, to }: { readonly enterpriseId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await database.transaction(async db => {
    if (!(await lockEnterprise(db, enterpriseId))) throw new Refusal('noPermission');
    if (!(await findHolding(db, to, enterpriseRef(enterpriseId))))
      throw new Refusal('userNotFound', { field: 'userId' });
    if (!(await swapAdministrator(db, enterpriseId, { from, to }))) throw new Refusal('noPermission');
    const enterprise = (await findEnterprise(db, enterpriseId))?.name ?? '';
    await sendMessage(db, {
      to: [to],
      by: from,
      kind: 'enterprise-given',
      details: { enterprise },
      link: { page: 'account', part: 'enterprises' },
    });
  });
}

type MembersInput = CallInput<typeof enterpriseCalls.members>;

/** At most as many as there are seats, so they are looked through here. */
export async function listMembers(
  db: Queryable,
  { enterpriseId, text = '', page, size }: MembersInput,
  { isManaging }: { readonly isManaging: boolean },
): Promise<{ total: number; items: EnterpriseMember[] }> {
  const holdings = await listHoldings(db, enterpriseRef(enterpriseId));
  const ids = holdings.map(({ personId }) => personId);
  const persons = new Map((await listPersons(db, ids)).map(person => [person.id, person]));
  const wanted = text.toLowerCase();
  const found = holdings.flatMap(holding => {
    const person = persons.get(holding.personId);
    const isFound = person && wordsOf(person, isManaging).some(one => one.toLowerCase().includes(wanted));
    return isFound ? [{ holding, person }] : [];
  });
  const shown = found.slice((page - 1) * size, page * size);
  const shownIds = isManaging ? shown.map(({ person }) => person.id) : [];
  const seen = await listLastSeen(db, shownIds);
  const having = await listHavingFactor(db, shownIds);
  const knownOf = ({ id }: Person) =>
    isManaging ? { lastSeen: seen.get(id), hasSecondFactor: having.has(id) } : undefined;
  return {
    total: found.length,
    items: shown.map(({ holding, person }) => presentMember(person, holding, knownOf(person))),
  };
}

/** What is searched. A phone's hidden digits and an address could be guessed by searching: only who manages members finds people by them. */
function wordsOf({ nickName, name, phone, email, organisation }: Person, isManaging: boolean): string[] {
  return isManaging ? [nickName, name, phone ?? '', email ?? '', organisation] : [nickName, name];
}

/** What only those learn who manage members. */
interface ManagedMember {
  readonly lastSeen?: Date | undefined;
  readonly hasSecondFactor: boolean;
}

export function presentMember(person: Person, { roleId, givenAt }: Holding, known?: ManagedMember): EnterpriseMember {
  const { id, nickName, name, picture, phone, email, organisation } = person;
  return {
    userId: id,
    nickName,
    name,
    picture,
    phone: phone === null ? '' : hideMiddle(phone),
    roleId,
    ...(known ? { email, organisation } : { email: null, organisation: null }),
    joinTime: givenAt.getTime(),
    lastTime: known?.lastSeen?.getTime() ?? null,
    hasSecondFactor: known?.hasSecondFactor ?? null,
  };
}
