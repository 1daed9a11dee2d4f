import { type DocumentKind, documentCalls, type ShownDocument } from '@wenshu/api-contract';
import { documentTexts } from '@wenshu/texts/people/documents';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { keepAgreements, listCurrent, listDue } from './agree.ts';
import { listAgreements } from './agreement.repository.ts';
import { findPublished } from './document-version.repository.ts';

const agreeing: AttemptLimit = { name: 'documents:person', most: 60, windowSeconds: 3600 };

export function registerDocumentCalls(app: FastifyInstance): void {
  registerCalls(app, documentCalls, {
    // There always is one: the product's own until an operator publishes theirs.
    privacyAgreement: () => true,
    getPrivacyAgreement: (_input, context) => show(context, 'privacy'),
    useTerms: () => true,
    getUseTerms: (_input, context) => show(context, 'terms'),
    current: async (_input, { database }) =>
      (await listCurrent(database.pool)).map(({ kind, version }) => ({ kind, version })),
    due: (_input, { actor, database }) => listDue(database.pool, actor.personId),
    mine: async (_input, { actor, database }) =>
      (await listAgreements(database.pool, actor.personId)).map(({ agreedAt, withdrawnAt, ...named }) => ({
        ...named,
        agreeTime: agreedAt.getTime(),
        withdrawTime: withdrawnAt?.getTime() ?? null,
      })),
    agree: async ({ agreed }, { actor, database, platform, clock }) => {
      await countAttempt(platform, agreeing, actor.personId);
      const isAll = await database.transaction(db => keepAgreements(db, actor.personId, agreed, clock.now()));
      if (!isAll) throw new Refusal('documentReplaced', { field: 'agreed' });
      return null;
    },
  });
}

async function show({ database, language }: CallContext, kind: DocumentKind): Promise<ShownDocument> {
  const found = await findPublished(database.pool, kind, language);
  if (!found) return { kind, version: 0, publishTime: null, content: documentTexts[language].own[kind] };
  const { version, content, publishedAt } = found;
  return { kind, version, publishTime: publishedAt.getTime(), content };
}
