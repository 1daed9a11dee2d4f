import { type CallData, personalCheckCalls } from '@wenshu/api-contract';
import { checkRichText } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { newIdentityCode, qrCodeFile } from '../links/index.ts';
import { countSmsOf, findPersonalCheck, type PersonalCheck, writePersonalCheck } from './personal-check.repository.ts';

export function registerPersonalCheckCalls(app: FastifyInstance): void {
  registerCalls(app, personalCheckCalls, {
    getPersonalCheckInfo: async ({ scrollId }, { database }) =>
      present(await findPersonalCheck(database.pool, scrollId)),
    updateCheckInfo: async ({ scrollId, isEnabled, fields, isCheckSms, ...input }, { database }) => {
      const help = input.help && {
        text: input.help.text,
        ...(input.help.html !== undefined && { html: input.help.html }),
      };
      if (isCheckSms && !fields.includes('mobile')) throw new Refusal('inputInvalid', { field: 'isCheckSms' });
      if (help && checkRichText(help)) throw new Refusal('inputInvalid', { field: 'help' });
      const check = { scrollId, isEnabled, fields: [...new Set(fields)], hasSms: isCheckSms, help };
      await writePersonalCheck(database.pool, newIdentityCode(), check);
      return present(await findPersonalCheck(database.pool, scrollId));
    },
    getSmsCount: async (_input, { database, actor }) => ({ count: await countSmsOf(database.pool, actor.personId) }),
    downloadPersonalCheckQRCode: ({ personalCheckId, times }, { platform }) =>
      qrCodeFile(platform, `/c/${personalCheckId}`, { times }),
  });
}

function present(check: PersonalCheck | undefined): CallData<typeof personalCheckCalls.getPersonalCheckInfo> {
  return {
    personalCheckId: check?.personalCheckId ?? null,
    link: check ? `/c/${check.personalCheckId}` : null,
    isEnabled: check?.isEnabled ?? false,
    fields: check?.fields ?? ['name', 'mobile'],
    isCheckSms: check?.hasSms ?? false,
    help: check?.help ?? null,
    smsCount: check?.smsCount ?? 0,
    views: check?.views ?? 0,
  };
}
