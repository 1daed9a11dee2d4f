export { forgetDrawers } from './claim.repository.ts';
export { claimsFileJob } from './claims/claims-file-job.ts';
export { registerRewardClaimCalls } from './claims/reward-claim.routes.ts';
export { endRewardsOf, endRewardsPaidBy } from './end-reward.ts';
export { deletePayoutsBefore, pageRefused as pageRefusedPayouts } from './paying/payout.repository.ts';
export { scheduleRewards, settleRewards } from './paying/settle-rewards.ts';
export { nameTarget } from './present-rewards.ts';
export { approvePacket, rejectPacket } from './review-packets.ts';
export {
  listNamed as listRewardsNamed,
  pageToReview as pagePacketsToReview,
  type RewardRow,
} from './reward.repository.ts';
export { registerRewardCalls } from './reward.routes.ts';
export { listRewardFigures, type RewardFigures } from './reward-figures.ts';
