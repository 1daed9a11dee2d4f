import { type Right, waysToHold } from '@wenshu/api-contract';
import type { RoleRow } from '../../../authorisation/role.repository.ts';

interface Offer {
  readonly kind: 'project' | 'questionnaire';
  readonly right: Right;
  /** What the giver holds there, and what is held by whoever asks. */
  readonly giverHolds: readonly Right[];
  readonly askerHolds: readonly Right[];
}

/**
 * The roles that give a right and that the giver could give. A role takes the place of the one that somebody has, so those come first that
 * take nothing away; of these the one that gives least.
 */
export function offeredRoles(roles: readonly RoleRow[], { kind, right, giverHolds, askerHolds }: Offer): RoleRow[] {
  const lost = ({ rights }: RoleRow) => askerHolds.filter(held => !rights.includes(held)).length;
  return roles
    .filter(role => role.kind === kind && waysToHold(right).some(way => role.rights.includes(way)))
    .filter(({ rights }) => rights.every(one => giverHolds.includes(one)))
    .toSorted((one, other) => lost(one) - lost(other) || one.rights.length - other.rights.length);
}
