import { rewardCalls } from '@wenshu/api-contract';
import { DEFAULT_TIME_ZONE } from '@wenshu/survey-core';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import type { FastifyInstance } from 'fastify';
import { findRecordRange, findSight } from '../../../authorisation/record-range.repository.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { findSettings } from '../../design/live-settings/index.ts';
import { startJob } from '../../people/jobs/index.ts';
import { addCodes } from './add-codes.ts';
import {
  addToReward,
  createReward,
  editReward,
  payReward,
  removeReward,
  retargetReward,
  returnReward,
  switchReward,
} from './change-reward.ts';
import { findClaim, pageClaims, sumClaims } from './claim.repository.ts';
import { claimsFileJob } from './claims/claims-file-job.ts';
import { decideClaims } from './claims/decide-claims.ts';
import { presentClaim } from './claims/present-claim.ts';
import { listPayers } from './list-payers.ts';
import { listManaged } from './payers.repository.ts';
import { beginPayout, runPayouts } from './paying/pay-out.ts';
import { describeBinding } from './personal-link-binding.ts';
import { presentOne, presentRewards } from './present-rewards.ts';
import { listRewards, pageRewards } from './reward.repository.ts';

const paged = ({ page, size }: { page: number; size: number }) => ({ limit: size, offset: (page - 1) * size });

export function registerRewardCalls(app: FastifyInstance): void {
  registerCalls(app, rewardCalls, {
    listRewards: async ({ scrollId }, { database: { pool }, actor }) =>
      presentRewards(pool, actor, await listRewards(pool, scrollId)),
    listOwnRewards: async ({ state, ...page }, { database: { pool }, actor }) => {
      const managed = await listManaged(pool, actor.personId);
      const whole = await Promise.all(
        managed.map(async id => ((await findSight(pool, actor, id, 'rewards.manage')).kind === 'all' ? [id] : [])),
      );
      const { rows, total } = await pageRewards(pool, whole.flat(), { state, ...paged(page) });
      return { items: await presentRewards(pool, actor, rows), total };
    },
    getReward: (input, { database: { pool }, actor }) => presentOne(pool, actor, input),
    listPayers: (_, { database: { pool }, actor }) => listPayers(pool, actor),
    createReward: async (input, { platform, actor, database: { pool } }) => {
      const rewardId = await createReward({ platform, actor }, input);
      return presentOne(pool, actor, { scrollId: input.scrollId, rewardId });
    },
    editReward: async (input, { platform, actor, database: { pool } }) => {
      await editReward({ platform, actor }, input);
      return presentOne(pool, actor, input);
    },
    payReward: async (input, { platform, actor, database: { pool } }) => {
      await payReward({ platform, actor }, input);
      return presentOne(pool, actor, input);
    },
    deleteReward: async (input, { platform, actor }) => {
      await removeReward({ platform, actor }, input);
      return null;
    },
    switchReward: async (input, { platform, actor, database: { pool } }) => {
      await switchReward({ platform, actor }, input);
      return presentOne(pool, actor, input);
    },
    addToReward: async (input, { platform, actor, database: { pool } }) => {
      await addToReward({ platform, actor }, input);
      return presentOne(pool, actor, input);
    },
    addCodes: (input, { platform, actor, receivedFiles }) => addCodes({ platform, actor }, input, receivedFiles),
    returnReward: async (input, { platform, actor, database: { pool } }) => {
      await returnReward({ platform, actor }, input);
      return presentOne(pool, actor, input);
    },
    listClaims: async ({ scrollId, rewardId, state, ...page }, { database: { pool }, actor }) => {
      await presentOne(pool, actor, { scrollId, rewardId });
      // Whoever sees no record is told what went out, and not to whom.
      const seesRecords = (await findRecordRange(pool, actor, scrollId, 'records.view')).kind === 'all';
      const { rows, total } = await pageClaims(pool, rewardId, { state, ...paged(page) });
      return { items: rows.map(row => presentClaim(row, seesRecords)), total };
    },
    sumClaims: async ({ scrollId, rewardId }, { database: { pool }, actor }) => {
      await presentOne(pool, actor, { scrollId, rewardId });
      const { timeZone = DEFAULT_TIME_ZONE } = (await findSettings(pool, scrollId)) ?? {};
      return sumClaims(pool, rewardId, timeZone);
    },
    decideClaims: async (input, { platform, actor }) => {
      const changed = await decideClaims(platform, actor, input);
      if (input.isReleased && platform.payout?.kind === 'local') {
        for (const claimId of changed) {
          const claim = await findClaim(platform.database.pool, claimId);
          if (claim?.state === 'due' && (await beginPayout(platform, claim))) await runPayouts(platform, claimId);
        }
      }
      return { changed: changed.length };
    },
    exportClaims: async (input, { platform, actor, language, database: { pool } }) => {
      const { name } = await presentOne(pool, actor, input);
      const title = rewardTexts[language].file.job({ name });
      const about = { kind: 'questionnaire', id: input.scrollId } as const;
      const request = { personId: actor.personId, about, title, input: { ...input, language } };
      return { jobId: await startJob(platform, claimsFileJob, request) };
    },
    personalLinkBindInfo: ({ scrollId }, { database: { pool } }) => describeBinding(pool, scrollId),
    saveRedEnvelopeLink: async (input, { platform, actor, database: { pool } }) => {
      await retargetReward({ platform, actor }, input);
      return presentOne(pool, actor, input);
    },
  });
}
