import { linkFileCalls } from '@wenshu/api-contract';
import { linkFileTexts } from '@wenshu/texts/collect/link-files';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { startJob } from '../../people/jobs/index.ts';
import { countUnwilling } from '../respondents/index.ts';
import { anonymousLinksJob } from './anonymous-links-job.ts';
import { personalLinksJob } from './personal-links-job.ts';

type Links = Parameters<(typeof linkFileTexts)['zh']['jobTitle']>[0]['links'];

export function registerLinkFileCalls(app: FastifyInstance): void {
  registerCalls(app, linkFileCalls, {
    exportAnonymous: async (input, context) => {
      const request = await requestOf(input.scrollId, input.withCodes ? 'anonymous-codes' : 'anonymous', context);
      const { language } = context;
      return {
        jobId: await startJob(context.platform, anonymousLinksJob, { ...request, input: { ...input, language } }),
      };
    },
    exportPersonal: async (input, context) => {
      const { platform, language } = context;
      const notAsked = await countUnwilling(platform, input.scrollId);
      const links = input.withCodes ? 'personal-codes' : 'personal';
      const request = await requestOf(input.scrollId, links, context, notAsked);
      const jobId = await startJob(platform, personalLinksJob, { ...request, input: { ...input, language } });
      return { jobId, notAsked };
    },
  });
}

async function requestOf(
  scrollId: string,
  links: Links,
  { database, actor, language }: CallContext<'signed-in'>,
  notAsked = 0,
) {
  const name = (await findQuestionnaire(database.pool, scrollId))?.name ?? '';
  return {
    personId: actor.personId,
    about: { kind: 'questionnaire' as const, id: scrollId },
    title: linkFileTexts[language].jobTitle({ name, links, notAsked }),
  };
}
