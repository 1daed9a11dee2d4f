import type { Suspicion } from '@wenshu/api-contract';
import { qualityFlags } from '@wenshu/survey-core';
import type { RewardRow } from '../reward.repository.ts';

const byFlag: Readonly<Record<number, Suspicion>> = {
  [qualityFlags.tooFast]: 'too-fast',
  [qualityFlags.straightLine]: 'straight-line',
  [qualityFlags.sameDevice]: 'same-device',
  [qualityFlags.sameAddress]: 'same-address',
  [qualityFlags.trap]: 'trap',
};

interface Seen {
  /** Quality flags of the record. */
  readonly flags: readonly number[];
  /** Other claims of the same reward from this device, and from this address. */
  readonly alike: { readonly device: number; readonly address: number };
}

/** Why a claim waits for its owner's look; nothing speaks against one without. Limits hold also where suspicion is let pass. */
export function judgeClaim(
  { perDevice, perAddress, holdsSuspicious }: Pick<RewardRow, 'perDevice' | 'perAddress' | 'holdsSuspicious'>,
  { flags, alike }: Seen,
): { readonly suspicions: Suspicion[]; readonly isHeld: boolean } {
  const flagged = flags.flatMap(flag => byFlag[flag] ?? []);
  const limits: Suspicion[] = [
    ...(perDevice > 0 && alike.device >= perDevice ? (['device-limit'] as const) : []),
    ...(perAddress > 0 && alike.address >= perAddress ? (['address-limit'] as const) : []),
  ];
  return {
    suspicions: [...flagged, ...limits],
    isHeld: limits.length > 0 || (holdsSuspicious && flagged.length > 0),
  };
}
