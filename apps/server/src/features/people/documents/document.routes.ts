import { documentCalls, type SiteDocument, type SiteDocumentKind, type SwitchedKind } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { keepAgreements, listCurrent, listDue } from './agree.ts';
import { listAgreements } from './agreement.repository.ts';
import { readShownDocuments } from './document-switch.repository.ts';
import { readSiteDocument } from './read-site-document.ts';

const agreeing: AttemptLimit = { name: 'documents:person', most: 60, windowSeconds: 3600 };

export function registerDocumentCalls(app: FastifyInstance): void {
  registerCalls(app, documentCalls, {
    productManuals: (_input, context) => isShown(context, 'manual'),
    getProductManuals: (_input, context) => show(context, 'manual'),
    getUserGuide: (_input, context) => show(context, 'guide'),
    getGrantStatement: (_input, context) => show(context, 'statement'),
    privacyAgreement: (_input, context) => isShown(context, 'privacy'),
    getPrivacyAgreement: (_input, context) => show(context, 'privacy'),
    useTerms: (_input, context) => isShown(context, 'terms'),
    getUseTerms: (_input, context) => show(context, 'terms'),
    current: async (_input, { database, clock }) =>
      (await listCurrent(database.pool, clock.now())).map(({ kind, version }) => ({ kind, version })),
    due: (_input, { actor, database, clock }) => listDue(database.pool, actor.personId, clock.now()),
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

async function isShown({ database }: CallContext, kind: SwitchedKind): Promise<boolean> {
  return (await readShownDocuments(database.pool))[kind];
}

/** Also what the footer does not lead to: whoever registers must be able to read what they agree to. */
async function show<K extends SiteDocumentKind>(
  { database, language, clock }: CallContext,
  kind: K,
): Promise<SiteDocument & { readonly kind: K }> {
  return Object.assign({ kind }, await readSiteDocument(database.pool, kind, language, clock.now()));
}
