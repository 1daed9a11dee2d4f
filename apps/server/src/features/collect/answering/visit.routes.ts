import { linkParameters, visitCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { registerCalls } from '../../../http/register-calls.ts';
import { askNoMore } from './ask-no-more.ts';
import { requireEntry } from './find-entry.ts';
import { declineAgreement, discardRecord } from './leave-survey.ts';
import { passIdentity, passPassword, sendCode } from './pass-gates.ts';
import { visitSurvey } from './visit-survey.ts';

/** The answering page's own calls. */
export function registerVisitCalls(app: FastifyInstance): void {
  registerCalls(app, visitCalls, {
    visit: ({ parameters, lang, ...input }, { platform, clientAddress, userAgent, acceptedLanguages }) =>
      visitSurvey(platform, {
        ...input,
        clientAddress,
        userAgent,
        parameters: parseParameters(parameters),
        preferred: [...(lang ? [lang] : []), ...acceptedLanguages],
      }),
    passPassword: async (input, context) => ({ pass: await passPassword(input, context) }),
    sendIdentityCode: async (input, context) => ({ waitSeconds: await sendCode(input, context) }),
    passIdentity: async (input, context) => ({ pass: await passIdentity(input, context) }),
    declineAgreement: async (input, { platform, clientAddress, userAgent }) => {
      const found = await requireEntry(platform, input);
      await declineAgreement(platform, found, { ...input, clientAddress, userAgent });
      return null;
    },
    askNoMore: async (input, { platform, clientAddress }) => {
      await askNoMore(platform, input, clientAddress);
      return null;
    },
    discard: async (input, { platform }) => {
      await discardRecord(platform, await requireEntry(platform, input), input);
      return null;
    },
  });
}

/** What cannot be read is no parameter: whoever built the link made a mistake, and the respondent need not suffer for it. */
function parseParameters(text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return undefined;
  try {
    const read = z.safeParse(linkParameters, JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
