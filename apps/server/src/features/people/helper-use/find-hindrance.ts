import { HELPER_AGREEMENT_VERSION, type HelperHindrance } from '@wenshu/api-contract';
import { findOutwardPause } from '../../../platform/outward-pause.repository.ts';
import type { Platform as WholePlatform } from '../../../platform/platform.ts';
import type { Space } from '../licences/index.ts';
import { findHelperAgreement, findSwitch, type HelperAgreement } from './helper-consent.repository.ts';

export type HelperPlatform = Pick<WholePlatform, 'env' | 'clock' | 'database' | 'helper' | 'metrics'>;

/** Whose work it is for. */
export interface HelpAsker {
  readonly personId: string;
  readonly space: Space;
}

/** Why no model may be asked for this person in this space, before any budget is looked at. */
export async function findHindrance(
  { helper, database: { pool } }: HelperPlatform,
  { personId, space }: HelpAsker,
): Promise<Exclude<HelperHindrance, 'over-budget'> | undefined> {
  if (!helper) return 'no-model';
  // The installation that the backup was made of is still at work: its key would be used twice.
  if (await findOutwardPause(pool)) return 'paused';
  // For their own work a person decides by agreeing.
  if (space.kind === 'enterprise' && !(await findSwitch(pool, space.id))?.isOn) return 'switched-off';
  const agreement = await findHelperAgreement(pool, personId);
  return isAgreed(agreement, helper.place) ? undefined : 'not-agreed';
}

/** Of what leaves now, and to where it goes now. */
export function isAgreed(agreement: HelperAgreement | undefined, place: string): boolean {
  return agreement?.version === HELPER_AGREEMENT_VERSION && agreement.place === place;
}
