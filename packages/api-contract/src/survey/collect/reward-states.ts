/** `lucky`: amounts drawn by chance that add up to a total; `fixed`: the same for everybody; `codes`: gift codes of an uploaded list. */
export const rewardKinds = ['lucky', 'fixed', 'codes'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/**
 * unpaid (pay now, edit, delete) → under review → rejected (edit, return points), or issuing ⇄ closed (open, close, add count) → used up →
 * ended (return points). Gift codes cost nothing here: they are opened instead of paid, and nobody reviews them.
 */
export const rewardStates = [
  ...(['unpaid', 'under-review', 'rejected', 'issuing', 'closed', 'used-up', 'ended'] as const),
] as const;
export type RewardState = (typeof rewardStates)[number];

/** What its owner does to it (S4.36); reviewing it is the operator's. */
export const rewardActions = ['pay', 'edit', 'delete', 'open', 'close', 'add-count', 'return'] as const;
export type RewardAction = (typeof rewardActions)[number];

const ofPackets: Readonly<Record<RewardState, readonly RewardAction[]>> = {
  unpaid: ['pay', 'edit', 'delete'],
  'under-review': [],
  rejected: ['edit', 'return'],
  issuing: ['close', 'add-count'],
  closed: ['open', 'add-count', 'return'],
  'used-up': ['return'],
  ended: [],
};

const ofCodes: Readonly<Record<RewardState, readonly RewardAction[]>> = {
  unpaid: ['open', 'edit', 'delete', 'add-count'],
  'under-review': [],
  rejected: [],
  issuing: ['close', 'add-count'],
  closed: ['open', 'edit', 'add-count', 'return'],
  'used-up': ['add-count', 'return'],
  ended: [],
};

export function actionsOf(kind: RewardKind, state: RewardState): readonly RewardAction[] {
  return kind === 'codes' ? ofCodes[state] : ofPackets[state];
}

/** In these an action may be taken. */
export function statesFor(kind: RewardKind, action: RewardAction): readonly RewardState[] {
  return rewardStates.filter(state => actionsOf(kind, state).includes(action));
}

/**
 * What has become of one person's turn. `missed`: not this time. `held`: kept for the owner's look. `due`: theirs, and waiting for a way to
 * be handed over. `paying`: handed to the payout, which waits for the person or the bank.
 */
export const claimStates = ['missed', 'held', 'due', 'paying', 'paid', 'returned', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** Why a claim is held: flags of its record, or what others share with it. */
export const suspicions = [
  ...(['too-fast', 'straight-line', 'same-device', 'same-address', 'trap', 'device-limit', 'address-limit'] as const),
] as const;
export type Suspicion = (typeof suspicions)[number];
