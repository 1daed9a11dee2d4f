import type { Collaborator, Right } from '@wenshu/api-contract';
import { listCollaborating } from '../../../authorisation/right.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { hideReach, listPersons, type Person } from '../../people/account/index.ts';

export async function listCollaborators(database: Queryable, scrollId: string): Promise<Collaborator[]> {
  const holders = await listCollaborating(database, { kind: 'questionnaire', id: scrollId });
  const persons = await listPersons(
    database,
    holders.map(holder => holder.personId),
  );
  return holders.flatMap(({ personId, rights }) => {
    const person = persons.find(each => each.id === personId);
    return person ? [presentCollaborator(person, rights)] : [];
  });
}

export function presentCollaborator(person: Person, rights: readonly Right[]): Collaborator {
  const { id, nickName, name, picture } = person;
  return { userId: id, nickName, name, picture, phone: hideReach(person), rights: [...rights] };
}
