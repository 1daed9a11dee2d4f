import { type CallData, type CallInput, REWARD_LIMITS, type rewardCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import type { ReceivedFile } from '../../../http/reading/receive-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { withinCodes } from './change-reward.ts';
import { readCodesFile } from './read-codes-file.ts';
import { growReward, writeState } from './reward.repository.ts';
import { sealCode } from './reward-codes.ts';
import { countShares, insertCodes } from './share.repository.ts';

type AddCodes = typeof rewardCalls.addCodes;

/** All codes of a file, each once: read before anything is locked, and kept so that nobody reads them here. */
export async function addCodes(
  { platform, actor }: { readonly platform: Platform; readonly actor: Actor },
  input: CallInput<AddCodes>,
  [file]: readonly ReceivedFile[],
): Promise<CallData<AddCodes>> {
  if (!file) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
  const codes = await readCodesFile({ platform, actor }, file);
  const sealed = codes.map(code => sealCode(platform, input.rewardId, code));
  return withinCodes({ platform, actor }, input, async (db, { rewardId, state }) => {
    const added = await insertCodes(db, rewardId, sealed);
    if ((await countShares(db, rewardId)) > REWARD_LIMITS.count)
      throw new Refusal('tooManyRewardCodes', { field: 'file', params: { most: REWARD_LIMITS.count } });
    await growReward(db, rewardId, { packets: added, totalFen: 0 });
    if (added > 0 && state === 'used-up') await writeState(db, rewardId, 'issuing');
    return { added, known: codes.length - added };
  });
}
