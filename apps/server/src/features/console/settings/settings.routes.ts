import { settingsDeskCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { showSettings } from '../../../env-settings.ts';
import { registerCalls } from '../../../http/register-calls.ts';

export function registerSettingsDesk(app: FastifyInstance): void {
  registerCalls(app, settingsDeskCalls, {
    list: (_input, { platform }) => showSettings(platform.env),
  });
}
