import { type Enterprise, type Right, staysWhenExpired } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import { listFeatures } from '../licences/index.ts';
import type { EnterpriseRow } from './enterprise.repository.ts';
import { enterpriseRef } from './members.ts';
import { nameVersions } from './name-versions.ts';

interface Seen {
  readonly row: EnterpriseRow;
  /** What whoever asks holds on it. */
  readonly rights: readonly Right[];
  readonly isShut?: boolean | undefined;
}

export async function presentEnterprises(
  db: Queryable,
  language: Language,
  seen: readonly Seen[],
): Promise<Enterprise[]> {
  const versionOf = await nameVersions(db, language);
  return Promise.all(
    seen.map(async ({ row: { validUntil, planId, ...row }, rights, isShut = false }) => {
      const left = isShut ? [] : rights.filter(right => right.startsWith('enterprise.'));
      return {
        ...row,
        versionName: versionOf(planId),
        features: isShut ? [] : await listFeatures(db, enterpriseRef(row.enterpriseId)),
        expireTime: validUntil?.getTime() ?? null,
        isAdministrator: rights.includes('enterprise.own'),
        isShut,
        rights: row.status === 'expired' ? left.filter(staysWhenExpired) : left,
      };
    }),
  );
}
