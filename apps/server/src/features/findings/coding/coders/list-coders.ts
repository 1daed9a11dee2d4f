import { waysToHold } from '@wenshu/api-contract';
import { listHolders } from '../../../../authorisation/right.repository.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { codingRight } from '../frame-access.ts';
import { type NamedPerson, namePeople } from './named-person.repository.ts';

const needed = [codingRight, 'records.view'] as const;

/** Everybody who may code a questionnaire's answers, by name. */
export async function listCoders(db: Queryable, scrollId: string): Promise<readonly NamedPerson[]> {
  const holders = await listHolders(db, { kind: 'questionnaire', id: scrollId });
  const may = holders.filter(({ rights }) =>
    needed.every(right => waysToHold(right).some(way => rights.includes(way))),
  );
  return namePeople(
    db,
    may.map(({ personId }) => personId),
  );
}
