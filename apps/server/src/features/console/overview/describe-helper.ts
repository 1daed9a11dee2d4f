import type { OverviewInfo } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import { findTokensToday } from '../../people/helper-use/index.ts';

/** How this process found the model, and what all of them spent today. */
export async function describeHelper(platform: Platform): Promise<OverviewInfo['helper']> {
  const { helper, env } = platform;
  if (!helper) return null;
  const { lastSuccess, lastFailure, answers, failures } = helper.health();
  return {
    model: helper.name,
    place: helper.place,
    lastSuccessTime: lastSuccess?.getTime() ?? null,
    lastFailure: lastFailure && { time: lastFailure.at.getTime(), why: lastFailure.why },
    answersLastHour: answers,
    failuresLastHour: failures,
    tokensToday: await findTokensToday(platform),
    tokensPerDay: env.helperTokens.perDay,
  };
}
