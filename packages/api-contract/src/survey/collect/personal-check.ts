import { own, type RichText } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { code, scrollId } from '../../shared-inputs.ts';
import type { IdentityField } from './visit.ts';

const rights = { right: 'links.manage', on: 'scrollId', ofAllRecords: true } as const;

export const personalCheck = z.object({
  /** Null until it is set up for the first time. */
  personalCheckId: z.nullable(z.string()),
  /** One address for all, below the platform's own. */
  link: z.nullable(z.string()),
  isEnabled: z.boolean(),
  /** What has to be typed: name, mobile, email, or custom fields of the name list. */
  fields: z.array(z.string()),
  /** Whether a code is sent to the mobile number, too. */
  isCheckSms: z.boolean(),
  help: z.nullable(z.custom<RichText>()),
  smsCount: z.number(),
  /** How often the address was opened. */
  views: z.number(),
});

const kinds: Readonly<Record<string, IdentityField['kind']>> = { mobile: 'mobile', email: 'email' };

/** How the identity check asks for these fields; one of the list's own is called what its creator called it. */
export function identityFields(
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
): readonly IdentityField[] {
  return names.map(name => ({ name, label: own(labels, name) ?? name, kind: own(kinds, name) ?? 'text' }));
}

/** The identity check before a survey: one link or QR code for all, and a name list to match. */
export const personalCheckCalls = {
  getPersonalCheckInfo: call({
    method: 'GET',
    path: '/survey/personalCheck/getPersonalCheckInfo',
    audience: 'signed-in',
    needs: rights,
    summary: 'How the identity check of a survey asks',
    query: z.object({ scrollId }),
    data: personalCheck,
  }),
  updateCheckInfo: call({
    method: 'PUT',
    path: '/survey/personalCheck/updateCheckInfo',
    logged: { action: 'link.change', keeps: ['isEnabled', 'fields'] },
    audience: 'signed-in',
    needs: rights,
    summary: 'Set the identity check up, switch it on or off',
    body: z.object({
      scrollId,
      isEnabled: z.boolean(),
      fields: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(50)))
        .check(z.minLength(1), z.maxLength(10)),
      isCheckSms: z._default(z.boolean(), false),
      help: z._default(
        z.nullable(
          z.object({ text: z.string().check(z.maxLength(500)), html: z.optional(z.string().check(z.maxLength(5000))) }),
        ),
        null,
      ),
    }),
    data: personalCheck,
  }),
  getSmsCount: call({
    method: 'GET',
    path: '/survey/personalCheck/getSmsCount',
    audience: 'signed-in',
    summary: 'How many SMS the identity checks of the person’s surveys have sent',
    data: z.object({ count: z.number() }),
  }),
  downloadPersonalCheckQRCode: call({
    method: 'GET',
    path: '/survey/personalCheck/downloadPersonalCheckQRCode',
    audience: 'signed-in',
    needs: { right: 'links.manage', on: 'personalCheckId', ofAllRecords: true },
    answers: 'file',
    summary: 'The QR code of the identity link as a PNG picture of so many times 43 pixels',
    query: z.object({
      personalCheckId: code,
      times: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 8),
    }),
    data: z.custom<Uint8Array>(),
  }),
};
