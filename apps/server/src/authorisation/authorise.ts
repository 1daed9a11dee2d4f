import { asksPeople, type MissingRight, type Right, staysWhenExpired, viewRights } from '@wenshu/api-contract';
import type { Database, Queryable } from '../platform/database/database.ts';
import { Refusal } from '../refusal/refusal.ts';
import { findRequest } from './access-request.repository.ts';
import { type Actor, keyGives } from './actor.ts';
import type { ObjectFinders, ObjectRef } from './object-of-field.ts';
import { findSight } from './record-range.repository.ts';
import { findHeldRight, type HeldRight } from './right.repository.ts';
import { listGivers } from './role-holding.repository.ts';
import { findShutter } from './second-factor.repository.ts';

export interface RightNeed {
  readonly right: Right;
  /** The input field that names the object. */
  readonly on: string;
  /** It is about what people are asked. */
  readonly asksPeople?: true;
  /** It is about all records together: whoever may know of some of them only may not. */
  readonly ofAllRecords?: true;
}

/** Whether a person may, by the raw value of the field that names the object. */
export async function authorise(
  { database, finders }: { readonly database: Database; readonly finders: ObjectFinders },
  actor: Actor,
  need: RightNeed,
  value: unknown,
): Promise<void> {
  const findObject = finders[need.on];
  if (!findObject) throw new Error(`No object is known by the field ${need.on}`);
  if (typeof value !== 'string' || value === '') {
    throw new Refusal('inputInvalid', {
      field: need.on,
      problem: { word: value === undefined ? 'required' : 'notText' },
    });
  }
  await requireRight(database.pool, actor, need.right, await findObject(database, value), need);
}

/**
 * The one place that decides whether a person may. An object that does not exist is refused like one that is somebody
 * else's, so nobody learns which ids exist; one in the recycle bin does not exist for those who could work with it. Who sees the object and
 * lacks the right is told which one it is and who could give it. What an expired enterprise has is read and nothing else. Whoever lacks the
 * second factor that the enterprise asks for holds nothing there, and is told why. Of data that was brought in nobody is asked anything. What
 * is about all records together is not for whoever may know of some of them only.
 */
export async function requireRight(
  db: Queryable,
  actor: Actor,
  right: Right,
  object: ObjectRef | undefined,
  need: Pick<RightNeed, 'asksPeople' | 'ofAllRecords'> = {},
): Promise<void> {
  if (!keyGives(actor, right)) throw new Refusal('apiKeyNotAllowed');
  const held = object && (await findHeldRight(db, actor, object, right));
  if (!held) throw await whyNot(db, actor, right, object);
  if (held.isInBin) throw new Refusal(object.kind === 'questionnaire' ? 'questionnaireNotFound' : 'noPermission');
  if (held.isExpired && !staysWhenExpired(right)) throw new Refusal('enterpriseExpired');
  if (held.isBroughtIn && (need.asksPeople || asksPeople(right))) throw new Refusal('notOfBroughtInData');
  if (need.ofAllRecords && (await findSight(db, actor, object.id, right)).kind !== 'all')
    throw new Refusal('allRecordsNeeded');
}

/** Asked only when there is a no: whoever may pays nothing for it. */
async function whyNot(db: Queryable, actor: Actor, right: Right, object: ObjectRef | undefined): Promise<Refusal> {
  if (object) await requireNotShut(db, actor, object);
  const seen = object && (await findHeldRight(db, actor, object, viewRights[object.kind]));
  if (!seen || seen.isInBin) return new Refusal('noPermission');
  return new Refusal('noPermission', { missing: await describeMissing(db, actor, { right, object, seen }) });
}

const NAMED_GIVERS = 3;

interface Missing {
  readonly right: Right;
  readonly object: ObjectRef;
  readonly seen: HeldRight;
}

async function describeMissing(db: Queryable, { personId }: Actor, missing: Missing): Promise<MissingRight> {
  const { right, object } = missing;
  const givers = (await listGivers(db, object, right)).map(({ name }) => name).slice(0, NAMED_GIVERS);
  const { kind, id } = object;
  if (givers.length === 0 || kind === 'enterprise' || !canBeGiven(missing)) return { right, givers };
  return {
    right,
    givers,
    ask: { on: { kind, id }, request: (await findRequest(db, { personId, object, right })) ?? null },
  };
}

/** Nothing is given in an enterprise that has expired, and nothing helps to ask people where nobody is asked. */
export function canBeGiven({ right, seen }: Pick<Missing, 'right' | 'seen'>): boolean {
  return !seen.isExpired && !(seen.isBroughtIn && asksPeople(right));
}

/** For what is decided by other things than rights: who made it, or whose file it is. */
export async function requireNotShut(db: Queryable, { personId }: Pick<Actor, 'personId'>, object: ObjectRef) {
  const enterprise = await findShutter(db, personId, object);
  if (enterprise !== undefined) throw new Refusal('secondFactorAsked', { params: { enterprise } });
}
