import { type CallInput, type LiveSettings, liveSettingsCalls, questionnaireStatus } from '@wenshu/api-contract';
import { isFileAddress, isTimeZone } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { findSight } from '../../../authorisation/record-range.repository.ts';
import type { RecordRange } from '../../../authorisation/record-range.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { hashPassword } from '../../people/account/index.ts';
import { requireGoodPassword } from './access-password.ts';
import { findSettings, type SettingColumn, type StoredSettings, writeSettings } from './live-settings.repository.ts';

export function registerLiveSettingsCalls(app: FastifyInstance): void {
  registerCalls(app, liveSettingsCalls, {
    getLiveSettings: async ({ scrollId }, { database, actor }) => {
      const settings = await findSettings(database.pool, scrollId);
      if (!settings) throw new Refusal('questionnaireNotFound');
      return present(settings, await findSight(database.pool, actor, scrollId, 'questionnaire.view'));
    },
    updateLiveSettings: async (input, { database, actor }) => {
      const columns = await columnsOf(input);
      const sight = await findSight(database.pool, actor, input.scrollId, 'questionnaire.publish');
      return database.transaction(async db => {
        // What is written holds the row: what is read after it is what will stand there.
        await writeSettings(db, input.scrollId, columns);
        const after = await findSettings(db, input.scrollId);
        if (!after) throw new Refusal('questionnaireNotFound');
        requireOrder(after);
        if (!isCapReached(after)) return present(after, sight);
        await writeSettings(db, input.scrollId, { status: questionnaireStatus.ended, ended_by: 'cap' });
        return present(after, sight);
      });
    },
  });
}

type Update = CallInput<typeof liveSettingsCalls.updateLiveSettings>;
type Columns = Partial<Record<SettingColumn, unknown>>;

/** What was left out stays as it is; `null` is "none". */
async function columnsOf(input: Update): Promise<Columns> {
  const { password, addressLimit, deviceLimit, timeZone, sharePicture } = input;
  if (typeof password === 'string') requireGoodPassword(password);
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new Refusal('inputInvalid', { field: 'timeZone' });
  if (sharePicture && !isFileAddress(sharePicture))
    throw new Refusal('inputInvalid', { field: 'sharePicture', problem: { word: 'formatWrong' } });
  return {
    ...(input.startTime !== undefined && { start_time: dateOf(input.startTime) }),
    ...(input.endTime !== undefined && { end_time: dateOf(input.endTime) }),
    ...(input.cap !== undefined && { cap: input.cap ?? 0 }),
    ...(input.minSeconds !== undefined && { min_seconds: input.minSeconds ?? 0 }),
    ...(input.maxSeconds !== undefined && { max_seconds: input.maxSeconds ?? 0 }),
    ...(addressLimit !== undefined && {
      address_window: addressLimit?.window ?? null,
      address_most: addressLimit?.most ?? 1,
    }),
    ...(deviceLimit !== undefined && {
      device_window: deviceLimit?.window ?? null,
      device_most: deviceLimit?.most ?? 1,
    }),
    ...(input.isWeChatOnly !== undefined && { is_wechat_only: input.isWeChatOnly }),
    ...(input.captchaMode !== undefined && { captcha_mode: input.captchaMode }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    ...(input.allowEmbedding !== undefined && { allow_embedding: input.allowEmbedding }),
    ...(input.shareTitle !== undefined && { share_title: input.shareTitle }),
    ...(input.shareText !== undefined && { share_text: input.shareText }),
    ...(sharePicture !== undefined && { share_picture: sharePicture }),
    ...(password !== undefined && { password_hash: password === null ? null : await hashPassword(password) }),
  };
}

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));

/** A survey that ends before it starts, or that nobody can be slow and fast enough for, takes no answers at all. */
function requireOrder({ startMs, endMs, minSeconds, maxSeconds }: StoredSettings): void {
  if (startMs !== null && endMs !== null && endMs <= startMs) throw new Refusal('inputInvalid', { field: 'endTime' });
  if (maxSeconds > 0 && maxSeconds <= minSeconds) throw new Refusal('inputInvalid', { field: 'maxSeconds' });
}

/** A cap set at or below what is there closes the survey as the last submission would have. */
function isCapReached({ cap, collected, status }: StoredSettings): boolean {
  return status === questionnaireStatus.collecting && cap > 0 && collected >= cap;
}

function present(settings: StoredSettings, sight: RecordRange): LiveSettings {
  return {
    startTime: settings.startMs,
    endTime: settings.endMs,
    cap: settings.cap || null,
    minSeconds: settings.minSeconds || null,
    maxSeconds: settings.maxSeconds || null,
    addressLimit: settings.addressLimit,
    deviceLimit: settings.deviceLimit,
    isWeChatOnly: settings.isWeChatOnly,
    captchaMode: settings.captchaMode,
    timeZone: settings.timeZone,
    ...settings.face,
    taken: sight.kind === 'all' ? settings.collected : null,
    hasPassword: settings.passwordMark !== null,
  };
}
