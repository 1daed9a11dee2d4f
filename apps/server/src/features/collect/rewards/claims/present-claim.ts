import type { RewardClaim } from '@wenshu/api-contract';
import type { ListedClaim } from '../claim.repository.ts';

/** Records and names for who may see records; the device and the address are nobody's business but the limits'. */
export function presentClaim(row: ListedClaim, seesRecords: boolean): RewardClaim {
  const { claimId, state, amountFen, channel, answerRecordId, serial, setAside, person } = row;
  return {
    claimId,
    state,
    amountFen,
    drawTime: row.drawnAt.getTime(),
    channel,
    suspicions: [...row.suspicions],
    record: seesRecords ? { answerRecordId, serial, setAside, person } : null,
  };
}
