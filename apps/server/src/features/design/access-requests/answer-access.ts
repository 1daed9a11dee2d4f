import type { Right } from '@wenshu/api-contract';
import { declineRequest, takeRequest } from '../../../authorisation/access-request.repository.ts';
import type { RightsBearer } from '../../../authorisation/actor.ts';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import { holdsRight, lockRightsOf, passRightsOn } from '../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { setMember, touchProject } from '../projects/index.ts';
import { wakeEditors } from '../questionnaire-design/index.ts';
import { rolesFor } from './list-access.ts';
import { type AskedObject, tellAsker } from './tell-of-access.ts';

interface Answer {
  readonly object: AskedObject;
  readonly userId: string;
  readonly right: Right;
  readonly isGiven: boolean;
  readonly reply: string;
  readonly roleId?: string | undefined;
}

/** Gives what was asked for, or declines it, once: whoever answers second is told that it was answered. */
export async function answerAccess(
  { object, userId: personId, right, isGiven, reply, roleId }: Answer,
  { database, clock, actor }: CallContext<'signed-in'>,
): Promise<null> {
  const key = { personId, object, right };
  await database.transaction(async db => {
    await lockRightsOf(db, object);
    // Nobody answers for what they could not give.
    if (!(await holdsRight(db, actor, object, right))) throw new Refusal('noPermission', { field: 'right' });
    const isAnswered = isGiven ? await takeRequest(db, key) : await declineRequest(db, key, reply);
    if (!isAnswered) throw new Refusal('accessRequestGone');
    if (isGiven) {
      await give(db, { giver: actor, ...key }, roleId);
      if (object.kind === 'project') await touchProject(db, object.id, clock.now());
    }
    await tellAsker(db, { ...key, by: actor.personId, isGiven, reply });
  });
  if (object.kind === 'questionnaire') wakeEditors(database, object.id);
  return null;
}

interface Gift {
  readonly giver: RightsBearer;
  readonly personId: string;
  readonly object: AskedObject;
  readonly right: Right;
}

async function give(db: Queryable, gift: Gift, wanted: string | undefined): Promise<void> {
  const roleId = wanted ?? (gift.object.kind === 'project' ? await bestRole(db, gift) : undefined);
  if (roleId === undefined) await giveAlone(db, gift);
  else await setMember(db, gift, roleId);
  // A role may give other things than what was asked for.
  const { personId, object, right } = gift;
  if (!(await holdsRight(db, { personId }, object, right))) throw new Refusal('roleLacksRight', { field: 'roleId' });
}

/** A right on a project comes by a role, so that whoever looks at its members sees it. */
async function bestRole(db: Queryable, { giver, ...asked }: Gift): Promise<string> {
  const [best] = await rolesFor(db, { giverId: giver.personId, ...asked });
  if (!best) throw new Refusal('noPermission', { field: 'right' });
  return best.roleId;
}

/** On the records that whoever asks may see, and no more: asking for a tool widens no data range. */
async function giveAlone(db: Queryable, { giver, personId, object, right }: Gift): Promise<void> {
  const within = await findRecordRange(db, { personId }, object.id, 'questionnaire.view');
  // Whoever does not see it any more has no use for a tool there.
  if (within.kind === 'nothing') throw new Refusal('accessRequestGone');
  const isGiven = await passRightsOn(db, { giver, personId, object, within }, [right]);
  if (!isGiven) throw new Refusal('noPermission', { field: 'right' });
}
