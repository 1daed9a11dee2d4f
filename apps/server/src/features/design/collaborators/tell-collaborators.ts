import type { MessageLink, Right } from '@wenshu/api-contract';
import type { MessageDetails, MessageKind } from '@wenshu/texts/people/messages';
import { listHolders } from '../../../authorisation/right.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listPersons } from '../../people/account/index.ts';
import { sendMessage } from '../../people/messages/index.ts';
import { nameQuestionnaires } from '../questionnaire-design/index.ts';

/** What a survey is called in a message; one that is gone has its id. */
export async function surveyNameOf(db: Queryable, scrollId: string): Promise<string> {
  return (await nameQuestionnaires(db, [scrollId])).get(scrollId) ?? scrollId;
}

type PersonalKind = 'collaborator-added' | 'collaborator-removed' | 'rights-changed';

export interface ChangeOfRights {
  readonly scrollId: string;
  readonly actorId: string;
  readonly personId: string;
  readonly kind: PersonalKind;
}

/** Tells somebody what became of their rights; what they did to their own they know. */
export async function tellOfRights(
  db: Queryable,
  { scrollId, actorId, personId, kind }: ChangeOfRights,
): Promise<void> {
  if (personId === actorId) return;
  const [actor] = await listPersons(db, [actorId]);
  await sendMessage(db, {
    to: [personId],
    by: actorId,
    kind,
    details: { by: actor?.nickName ?? '', survey: await surveyNameOf(db, scrollId) },
    // Whoever was removed would only be told that they may not.
    ...(kind !== 'collaborator-removed' && { link: { page: 'editor', scrollId } }),
  });
}

export interface News<Kind extends MessageKind> {
  readonly scrollId: string;
  /** Who it concerns: everybody who holds this. */
  readonly right: Right;
  readonly kind: Kind;
  readonly details: Omit<MessageDetails<Kind>, 'survey'>;
  readonly page: MessageLink['page'];
  readonly part?: string;
}

/** What a survey did by itself, told to everybody who could do something about it. */
export async function tellCollaborators<Kind extends MessageKind>(
  db: Queryable,
  { scrollId, right, kind, details, page, part }: News<Kind>,
): Promise<void> {
  const holders = await listHolders(db, { kind: 'questionnaire', id: scrollId });
  const to = holders.filter(({ rights }) => rights.includes(right)).map(({ personId }) => personId);
  const whole = { ...details, survey: await surveyNameOf(db, scrollId) } as MessageDetails<Kind>;
  await sendMessage(db, { to, kind, details: whole, link: { page, scrollId, ...(part !== undefined && { part }) } });
}

/** The clock ended it. */
export function tellOfEnd(db: Queryable, scrollId: string): Promise<void> {
  const news = { scrollId, right: 'questionnaire.publish', page: 'channels' } as const;
  return tellCollaborators(db, { ...news, kind: 'survey-ended-time', details: {} });
}
