import { sharedCalls } from '@wenshu/api-contract';
import { asJson, type Json } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { loadModel } from '../../design/publishing/index.ts';
import { findNewestVersionTime } from '../../design/questionnaire-design/index.ts';
import { isPasswordRight } from '../../people/account/index.ts';
import { type AttemptLimit, countAttempt, countAttempts } from '../../people/attempts/index.ts';
import { reportFile } from '../reports/index.ts';
import { findOpenShare, requireShared } from './open-share.ts';
import { presentFound, presentShared, readShared, resultsLimit } from './read-shared.ts';
import { countOpening, findShare, type ShareRow } from './share.repository.ts';
import { readShareTicket, signShareTicket } from './share-ticket.ts';
import { visitorThreads } from './visitor-threads.ts';

const TICKET_MS = 12 * 60 * 60 * 1000;
/** Wrong passwords: a person types a few, a program millions. Of the share itself more, because a class may open it at once. */
const perShare: AttemptLimit = { name: 'share-password:share', most: 50, windowSeconds: 900 };
const perAddress: AttemptLimit = { name: 'share-password:address', most: 10, windowSeconds: 900 };
const files: AttemptLimit = { name: 'share-file:address', most: 10, windowSeconds: 900 };
const filesOfShare: AttemptLimit = { name: 'share-file:share', most: 60, windowSeconds: 900 };

type Visitor = CallContext<'visitor'>;

export function registerSharedCalls(app: FastifyInstance): void {
  registerCalls(app, sharedCalls, {
    open: async ({ code, password }, context) => {
      const { platform, clock, database } = context;
      const share = await findOpenShare(context, code);
      if (share.passwordHash !== null) {
        if (password === undefined) return { isLocked: true, ticket: null, what: share.what };
        await requirePassword(context, share, password);
      }
      await countOpening(database.pool, share.shareId);
      const expiresAt = new Date(clock.now().getTime() + TICKET_MS);
      const ticket = { shareId: share.shareId, stamp: share.passwordStamp, expiresAt };
      return { isLocked: false, ticket: signShareTicket(platform.secrets['share-ticket'], ticket), what: share.what };
    },
    get: async ({ ticket }, context) => {
      const share = await ticketed(context, ticket);
      if (share.what === 'questionnaire') return presentShared(share, { flow: await flowOf(context, share) });
      const { platform, language, clientAddress } = context;
      await countAttempt(platform, resultsLimit, clientAddress);
      const threads = visitorThreads(platform, share, clientAddress);
      const shown = await context.whileListening(signal =>
        readShared({ platform, threads }, share, { language, signal, blockIds: [] }),
      );
      return presentShared(share, shown);
    },
    results: async ({ ticket, blockIds, choices }, context) => {
      const share = await ticketed(context, ticket);
      requireNumbers(share);
      const { platform, language, clientAddress } = context;
      await countAttempt(platform, resultsLimit, clientAddress);
      const threads = visitorThreads(platform, share, clientAddress);
      const shown = await context.whileListening(signal =>
        readShared({ platform, threads }, share, { language, choices, signal, blockIds }),
      );
      return presentFound(platform, share, shown);
    },
    export: async ({ ticket, format, paper }, context) => {
      const share = await ticketed(context, ticket);
      requireNumbers(share);
      if (!share.mayDownload) throw new Refusal('shareDownloadOff');
      await countAttempts(context.platform, [
        [files, context.clientAddress],
        [filesOfShare, share.shareId],
      ]);
      const { platform, language, clientAddress } = context;
      const threads = visitorThreads(platform, share, clientAddress);
      return context.whileListening(async signal => {
        const shown = await readShared({ platform, threads }, share, { language, signal });
        const making = {
          scrollId: share.scrollId,
          threads,
          format,
          language,
          isUponA4: paper === 'a4',
          signal,
          onDrawn: () => {},
        };
        const { fileName, contentType, content } = await reportFile(platform, shown, making);
        const chunks: Uint8Array[] = [];
        for await (const chunk of content) chunks.push(chunk);
        return { fileName, contentType, content: Buffer.concat(chunks), cacheControl: 'no-store' };
      });
    },
  });
}

function requireNumbers({ what }: ShareRow): void {
  if (what === 'questionnaire') throw new Refusal('shareNotAllowed');
}

async function requirePassword({ platform, clientAddress }: Visitor, share: ShareRow, password: string): Promise<void> {
  const takeBack = await countAttempts(platform, [
    [perAddress, `${share.shareId}:${clientAddress}`],
    [perShare, share.shareId],
  ]);
  if (!(await isPasswordRight(share.passwordHash ?? undefined, password))) throw new Refusal('accessPasswordWrong');
  await takeBack();
}

async function ticketed(context: Visitor, ticket: string): Promise<ShareRow> {
  const read = readShareTicket(context.platform.secrets['share-ticket'], ticket, context.clock.now());
  const share = read && (await findShare(context.database.pool, { shareId: read.shareId }));
  if (!share || share.passwordStamp !== read.stamp) throw new Refusal('shareNotAllowed');
  await requireShared(context.platform, share);
  return share;
}

/** As it was published last, for everybody who could answer it. */
async function flowOf({ database }: Visitor, { scrollId }: ShareRow): Promise<Json> {
  const versionTime = await findNewestVersionTime(database.pool, scrollId);
  if (versionTime === undefined) throw new Refusal('questionnaireNotFound');
  return asJson((await loadModel(database.pool, scrollId, versionTime)).flow);
}
