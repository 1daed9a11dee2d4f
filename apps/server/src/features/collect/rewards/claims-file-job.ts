import { type RewardClaim, rewardCalls } from '@wenshu/api-contract';
import { startXlsx, type XlsxRow } from '@wenshu/data-files';
import { clockText, DEFAULT_TIME_ZONE } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { requireRight } from '../../../authorisation/authorise.ts';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import { findSettings } from '../../design/live-settings/index.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { bytesOf, writeTable, XLSX } from '../../people/made-files/index.ts';
import { pageClaims } from './claim.repository.ts';
import { presentClaim } from './present-claim.ts';
import { findReward } from './reward.repository.ts';

interface ClaimsInput {
  readonly scrollId: string;
  readonly rewardId: string;
  readonly format: 'xlsx' | 'csv';
  readonly language: Language;
}

const BATCH = 500;
const { needs } = rewardCalls.exportClaims;
