import { derivedKey } from '@wenshu/analysis';
import type { variableUsers } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { listAnalysesNaming } from '../analyses/index.ts';
import { listRulesNaming } from '../cleaning/index.ts';
import { listLensesNaming, type SavedVariable } from '../data-set/index.ts';
import { listReportsNaming } from '../reports/index.ts';

interface User {
  readonly kind: (typeof variableUsers)[number];
  readonly name: string;
}

interface UsersAsked {
  readonly scrollId: string;
  readonly personId: string;
}

/** By the variables' keys, what names each: whoever removes or changes one must know. */
export async function findUsers(
  db: Queryable,
  { scrollId, personId }: UsersAsked,
  saved: readonly SavedVariable[],
): Promise<ReadonlyMap<string, readonly User[]>> {
  const keys = saved.map(({ variableId }) => derivedKey(variableId));
  const asked = { scrollId, personId, keys };
  const [analyses, schemes, rules, reports] = await Promise.all([
    listAnalysesNaming(db, asked),
    listLensesNaming(db, asked),
    listRulesNaming(db, asked),
    listReportsNaming(db, asked),
  ]);
  const named = [
    ...variablesNaming(saved, keys),
    ...analyses,
    ...schemes.map(one => ({ ...one, kind: 'scheme' as const })),
    ...rules.map(one => ({ ...one, kind: 'cleaning' as const })),
    ...reports.map(one => ({ ...one, kind: 'report' as const })),
  ];
  const users = new Map<string, User[]>();
  for (const { key, kind, name } of named) users.set(key, [...(users.get(key) ?? []), { kind, name }]);
  return users;
}

function variablesNaming(saved: readonly SavedVariable[], keys: readonly string[]) {
  return saved.flatMap(({ recipe, basis }) => {
    const said = JSON.stringify([recipe, basis]);
    const { label, name } = recipe;
    return keys.flatMap(key =>
      said.includes(JSON.stringify(key)) ? [{ key, kind: 'variable' as const, name: label || name }] : [],
    );
  });
}
