import { type CallData, type CallInput, shareCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { hashPassword } from '../../people/account/index.ts';
import { getReport, REPORT_FILE_RIGHT } from '../reports/index.ts';
import { addShare } from './add-share.ts';
import { findShare, listShares, type ShareRow, updateShare, withdrawShare } from './share.repository.ts';

type Context = CallContext<'signed-in'>;

export function registerShareCalls(app: FastifyInstance): void {
  registerCalls(app, shareCalls, {
    listShares: async ({ scrollId, reportId }, context) => {
      const { database, actor } = context;
      if (reportId !== undefined)
        await getReport(database.pool, { scrollId, reportId, personId: actor.personId }, 'manage');
      const asked = { scrollId, personId: actor.personId, managedReportId: reportId };
      const rows = await listShares(database.pool, asked);
      return { items: await Promise.all(rows.map(row => present(context, row))) };
    },
    saveShare: async (input, context) => {
      const { database, actor, clock } = context;
      const { scrollId, shareId, what, reportId, endTime, mayDownload } = input;
      await requireSharing(context, input);
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
    withdrawShare: async ({ scrollId, shareId }, { database, actor, clock }) => {
      const found = await findShare(database.pool, { shareId });
      if (!found || found.scrollId !== scrollId) throw new Refusal('shareNotFound');
      // Whoever manages a report decides who sees it outside, whoever began it.
      if (found.personId !== actor.personId) {
        if (found.reportId === null) throw new Refusal('shareNotFound');
        await getReport(database.pool, { scrollId, reportId: found.reportId, personId: actor.personId }, 'manage');
      }
      await withdrawShare(database.pool, shareId, clock.now());
      return null;
    },
  });
}

/** Numbers leave the house only with the right to take them out, a report only by whoever manages it. */
async function requireSharing(
  { database, actor }: Context,
  { scrollId, what, reportId }: CallInput<typeof shareCalls.saveShare>,
): Promise<void> {
  if (what === 'questionnaire') return;
  await requireRight(database.pool, actor, REPORT_FILE_RIGHT, { kind: 'questionnaire', id: scrollId });
  if (what !== 'report') return;
  if (reportId === undefined) throw new Refusal('inputInvalid', { field: 'reportId', problem: { word: 'required' } });
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
    ...{ shareId, code, what, reportId, mayDownload, opened, nickName: row.nickName, name: report?.name ?? scrollName },
    ...{ hasPassword: passwordHash !== null, endTime: endsAt?.getTime() ?? null, createTime: row.createdAt.getTime() },
    isOwn: row.personId === actor.personId,
  };
}
