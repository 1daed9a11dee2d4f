import { groupOfRight, type MessageLink, type Right } from '@wenshu/api-contract';
import { findPlace } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listPersons } from '../../people/account/index.ts';
import { sendMessage } from '../../people/messages/index.ts';
import { surveyNameOf } from '../collaborators/index.ts';
import { nameProjects } from '../projects/index.ts';

/** What rights can be asked for on. On an enterprise there are none to be given but all of them, with the enterprise. */
export interface AskedObject {
  readonly kind: 'project' | 'questionnaire';
  readonly id: string;
}

export async function nameOfAsked(db: Queryable, { kind, id }: AskedObject): Promise<string> {
  return kind === 'project' ? ((await nameProjects(db, [id])).get(id) ?? '') : surveyNameOf(db, id);
}

interface AccessAsked {
  readonly personId: string;
  readonly object: AskedObject;
  readonly right: Right;
}

/** To whoever can give it, with the way to where it is given. */
export async function tellGivers(
  db: Queryable,
  {
    personId,
    object,
    right,
    note,
    givers,
  }: AccessAsked & { readonly note: string; readonly givers: readonly string[] },
): Promise<void> {
  const [asker] = await listPersons(db, [personId]);
  const thing = await nameOfAsked(db, object);
  await sendMessage(db, {
    to: givers,
    by: personId,
    kind: 'access-asked',
    details: { by: asker?.nickName ?? '', thing, right, note },
    link: await whereItIsGiven(db, { personId, object }),
  });
}

async function whereItIsGiven(db: Queryable, { personId, object }: Omit<AccessAsked, 'right'>): Promise<MessageLink> {
  const { kind, id } = object;
  if (kind === 'project') return { page: 'projectMembers', part: id };
  const place = await findPlace(db, object);
  return place ? { page: 'taskMembers', scrollId: id } : { page: 'sharing', scrollId: id, part: personId };
}

interface Answered extends AccessAsked {
  readonly by: string;
  readonly isGiven: boolean;
  readonly reply: string;
}

/** To whoever asked, with the way to what they can do now. */
export async function tellAsker(db: Queryable, answered: Answered): Promise<void> {
  const { personId, object, right, by, isGiven, reply } = answered;
  const [giver] = await listPersons(db, [by]);
  const thing = await nameOfAsked(db, object);
  await sendMessage(db, {
    to: [personId],
    by,
    kind: isGiven ? 'access-given' : 'access-declined',
    details: { by: giver?.nickName ?? '', thing, right, reply },
    link: whereItIsUsed(object, isGiven ? right : undefined),
  });
}

/** Where a right is used, by the heading under which it stands; elsewhere the questionnaire itself shows the way. */
const pages: Partial<Record<ReturnType<typeof groupOfRight>, MessageLink['page']>> = {
  distribution: 'channels',
  data: 'records',
};
const pagesOfRights: Partial<Record<Right, MessageLink['page']>> = {
  'statistics.view': 'statistics',
  'analysis.cross': 'statistics',
  'progress.view': 'editor',
};

function whereItIsUsed({ kind, id }: AskedObject, right: Right | undefined): MessageLink {
  if (kind === 'project') return { page: 'project', part: id };
  const page = right && (pagesOfRights[right] ?? pages[groupOfRight(right)]);
  return { page: page ?? 'editor', scrollId: id };
}
