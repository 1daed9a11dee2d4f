import type { accessCalls, CallData, Right } from '@wenshu/api-contract';
import { viewRights } from '@wenshu/api-contract';
import { findRequest, insertRequest } from '../../../authorisation/access-request.repository.ts';
import { canBeGiven } from '../../../authorisation/authorise.ts';
import { findHeldRight } from '../../../authorisation/right.repository.ts';
import { listGivers } from '../../../authorisation/role-holding.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { type AskedObject, tellGivers } from './tell-of-access.ts';

/** Every request is somebody's message: more than anybody needs in a day is what people are pestered by. */
const asking: AttemptLimit = { name: 'access:asked', most: 20, windowSeconds: 24 * 60 * 60 };

interface Wish {
  readonly object: AskedObject;
  readonly right: Right;
  readonly note: string;
}

/** Asked twice it is one request, and nobody is told twice. What has come meanwhile needs no asking. */
export async function askForAccess(
  { object, right, note }: Wish,
  { database, platform, clock, actor }: CallContext<'signed-in'>,
): Promise<CallData<typeof accessCalls.askForTask>> {
  const { personId } = actor;
  const held = await findHeldRight(database.pool, { personId }, object, right);
  if (held) return { state: 'held', time: clock.now().getTime() };
  const seen = await findHeldRight(database.pool, { personId }, object, viewRights[object.kind]);
  const givers = seen && canBeGiven({ right, seen }) ? await listGivers(database.pool, object, right) : [];
  if (givers.length === 0) throw new Refusal('accessNotGivable');
  const key = { personId, object, right };
  const attempt = await countAttempt(platform, asking, personId);
  const isNew = await database.transaction(async db => {
    if (!(await insertRequest(db, key, note))) return false;
    await tellGivers(db, { ...key, note, givers: givers.map(giver => giver.personId) });
    return true;
  });
  if (!isNew) await attempt.takeBack();
  const stands = await findRequest(database.pool, key);
  if (stands?.state === 'declined') throw new Refusal('accessDeclinedLately');
  return { state: stands ? 'open' : 'held', time: stands?.time ?? clock.now().getTime() };
}
