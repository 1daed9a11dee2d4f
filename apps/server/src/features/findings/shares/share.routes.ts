import { type CallData, type CallInput, shareCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { keyGives } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import { letsIn } from '../../../authorisation/lets-in.ts';
import { holdsRight } from '../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { hashPassword } from '../../people/account/index.ts';
import { getReport } from '../reports/index.ts';
import { addShare } from './add-share.ts';
import { rightToShare } from './right-to-share.ts';
import { findShare, listShares, type ShareRow, updateShare, withdrawShare } from './share.repository.ts';

type Context = CallContext<'signed-in'>;

export function registerShareCalls(app: FastifyInstance): void {
  registerCalls(app, shareCalls, {
    listShares: async ({ scrollId, reportId }, context) => {
      const { database, actor } = context;
      if (reportId !== undefined)
        await getReport(database.pool, { scrollId, reportId, personId: actor.personId }, 'manage');
      const seesAll = await ownsShares(context, scrollId);
      const asked = { scrollId, reportId, isOfAll: seesAll || reportId !== undefined, personId: actor.personId };
      const rows = await listShares(database.pool, asked);
      const shown = rows.filter(({ what }) => seesAll || keyGives(actor, rightToShare[what]));
      return { items: await Promise.all(shown.map(row => present(context, row))) };
    },
    saveShare: async (input, context) => {
      const { database, actor, clock } = context;
      const { scrollId, shareId, what, reportId, endTime, mayDownload } = input;
      // What it shows is settled when it is made: changed, it is asked for as what it is.
      const kept = shareId === undefined ? undefined : await findShare(database.pool, { shareId });
      await requireSharing(context, kept?.scrollId === scrollId ? kept : input);
      const endsAt = endTime === null ? null : new Date(endTime);
      const password = await passwordOf(input.password);
      const own = { scrollId, personId: actor.personId, endsAt, mayDownload };
      if (shareId !== undefined) {
        if (!(await updateShare(database.pool, { ...own, shareId, password }))) throw new Refusal('shareNotFound');
        return presentById(context, shareId);
      }
      const fresh = { ...own, what, reportId: what === 'report' ? reportId : undefined, password };
      return presentById(context, await database.transaction(db => addShare(db, fresh, clock.now())));
    },
    withdrawShare: async ({ scrollId, shareId }, context) => {
      const { database, clock } = context;
      const found = await findShare(database.pool, { shareId });
      if (!found || found.scrollId !== scrollId) throw new Refusal('shareNotFound');
      await requireEnding(context, found);
      await withdrawShare(database.pool, shareId, clock.now());
      return null;
    },
  });
}

/** Whoever decides who is let in sees all that is shown outside, and ends it. */
function ownsShares({ database, actor }: Context, scrollId: string): Promise<boolean> {
  return holdsRight(database.pool, actor, { kind: 'questionnaire', id: scrollId }, letsIn.questionnaire);
}

/** An own one; any, for whoever lets people in; one of a report, for whoever manages that. */
async function requireEnding(context: Context, { scrollId, what, reportId, personId }: ShareRow): Promise<void> {
  const { database, actor } = context;
  if (await ownsShares(context, scrollId)) return;
  // A person may end what they began also without the right to begin it; a key that was not given it may not.
  if (!keyGives(actor, rightToShare[what])) throw new Refusal('apiKeyNotAllowed');
  if (personId === actor.personId) return;
  if (reportId === null) throw new Refusal('shareNotFound');
  await getReport(database.pool, { scrollId, reportId, personId: actor.personId }, 'manage');
}

/** The questionnaire is shown by whoever may publish it, numbers by whoever may take them out, a report by whoever manages it too. */
async function requireSharing(
  { database, actor }: Context,
  {
    scrollId,
    what,
    reportId,
  }: Pick<CallInput<typeof shareCalls.saveShare> | ShareRow, 'scrollId' | 'what' | 'reportId'>,
): Promise<void> {
  await requireRight(database.pool, actor, rightToShare[what], { kind: 'questionnaire', id: scrollId });
  if (what !== 'report') return;
  if (!reportId) throw new Refusal('inputInvalid', { field: 'reportId', problem: { word: 'required' } });
  await getReport(database.pool, { scrollId, reportId, personId: actor.personId }, 'manage');
}

/** Undefined leaves it as it is. */
async function passwordOf(password: string | null | undefined) {
  if (password === undefined) return undefined;
  return { hash: password === null ? null : await hashPassword(password), stamp: newId() };
}

async function presentById(context: Context, shareId: string) {
  const found = await findShare(context.database.pool, { shareId });
  if (!found) throw new Refusal('shareNotFound');
  return present(context, found);
}

async function present({ database, actor }: Context, row: ShareRow): Promise<CallData<typeof shareCalls.saveShare>> {
  const { shareId, code, what, reportId, scrollId, scrollName, passwordHash, endsAt, mayDownload, opened } = row;
  const of = reportId === null ? undefined : { scrollId, reportId, personId: row.personId };
  const report = of && (await getReport(database.pool, of, 'view').catch(() => undefined));
  return {
    shareId,
    code,
    what,
    reportId,
    mayDownload,
    opened,
    nickName: row.nickName,
    name: report?.name ?? scrollName,
    hasPassword: passwordHash !== null,
    endTime: endsAt?.getTime() ?? null,
    createTime: row.createdAt.getTime(),
    isOwn: row.personId === actor.personId,
  };
}
