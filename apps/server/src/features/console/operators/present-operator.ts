import type { OperatorInfo, OperatorLine, OperatorSeat } from '@wenshu/api-contract';
import type { SeatedOperator } from '../../../authorisation/operator.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { hideReach, listPersons } from '../../people/account/index.ts';
import { listHavingFactor } from '../../people/second-factor/index.ts';
import { listLastSeen } from '../../people/session/index.ts';
import type { OperatorRow } from './operator.repository.ts';
import type { OperatorLineRow } from './operator-log.repository.ts';
import { IDLE_MS, WHOLE_MS } from './require-operator.ts';

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

export function presentOperatorLine(row: OperatorLineRow): OperatorLine {
  return {
    lineId: row.lineId,
    time: row.happenedAt.getTime(),
    by: { kind: row.kind, userId: row.personId, name: row.name },
    action: row.action,
    object: row.object,
    details: row.details,
  };
}
