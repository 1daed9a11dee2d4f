import type { OperatorInfo, OperatorLine, OperatorSeat } from '@wenshu/api-contract';
import type { SeatedOperator } from '../../../authorisation/operator.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { hideReach, listPersons } from '../../people/account/index.ts';
import { listHavingFactor } from '../../people/second-factor/index.ts';
import { listLastSeen } from '../../people/session/index.ts';
import type { OperatorRow } from './operator.repository.ts';
import type { OperatorLineRow } from './operator-log.repository.ts';
import { IDLE_MS, WHOLE_MS } from './require-operator.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export function presentSeat({ personId, name, roles, begunAt, seenAt }: SeatedOperator): OperatorSeat {
  const until = begunAt.getTime() + WHOLE_MS;
  return { userId: personId, name, roles: [...roles], idleUntil: Math.min(until, seenAt.getTime() + IDLE_MS), until };
}

export async function presentOperators(db: Queryable, rows: readonly OperatorRow[]): Promise<OperatorInfo[]> {
  const ids = rows.map(({ personId }) => personId);
  const adders = rows.flatMap(({ addedBy }) => addedBy ?? []);
  const people = new Map((await listPersons(db, [...ids, ...adders])).map(person => [person.id, person]));
  const having = await listHavingFactor(db, ids);
  const seen = await listLastSeen(db, ids);
  return rows.flatMap(({ personId, roles, addedAt, addedBy }) => {
    const person = people.get(personId);
    if (!person) return [];
    return {
      userId: personId,
      name: person.nickName,
      account: hideReach(person),
      roles,
      addedTime: addedAt.getTime(),
      addedBy: people.get(addedBy ?? '')?.nickName ?? null,
      hasFactor: having.has(personId),
      seenTime: seen.get(personId)?.getTime() ?? null,
    };
  });
}

/** Whom a line is about has a name as long as there is the account; what else it is about is told by its number. */
export async function presentOperatorLines(db: Queryable, rows: readonly OperatorLineRow[]): Promise<OperatorLine[]> {
  const isAboutPerson = ({ action }: OperatorLineRow) => /^(operator|person)\./.test(action);
  const ids = rows.filter(isAboutPerson).flatMap(({ object }) => (object !== null && UUID.test(object) ? object : []));
  const names = new Map((await listPersons(db, [...new Set(ids)])).map(({ id, nickName }) => [id, nickName]));
  return rows.map(row => presentOperatorLine(row, names.get(row.object ?? '') ?? null));
}

function presentOperatorLine(row: OperatorLineRow, objectName: string | null): OperatorLine {
  return {
    lineId: row.lineId,
    time: row.happenedAt.getTime(),
    by: { kind: row.kind, userId: row.personId, name: row.name },
    action: row.action,
    object: row.object,
    objectName,
    details: row.details,
  };
}
