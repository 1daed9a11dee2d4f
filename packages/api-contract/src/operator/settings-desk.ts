import * as z from 'zod/mini';
import { call } from '../call.ts';

const setting = z.object({
  name: z.string(),
  group: z.string(),
  isSecret: z.boolean(),
  isSet: z.boolean(),
  /** As it holds; null of a secret, and where nothing holds. */
  value: z.nullable(z.string()),
});
export type SettingInfo = z.infer<typeof setting>;

export const settingsDeskCalls = {
  list: call({
    method: 'GET',
    path: '/operator/settings/list',
    audience: 'operator',
    operatorNeeds: 'settings.see',
    own: true,
    summary: 'What this server read when it started; of secrets only whether they are set',
    data: z.array(setting),
  }),
};
