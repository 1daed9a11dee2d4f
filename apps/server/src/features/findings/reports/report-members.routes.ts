import { reportMemberCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { tellChange } from '../../../platform/together/told-changes.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { getReport } from './find-own-report.ts';
import { deleteMember, listCandidates, listMembers, saveMember } from './report-member.repository.ts';
import { REPORT } from './report-standing.repository.ts';

export function registerReportMemberCalls(app: FastifyInstance): void {
  registerCalls(app, reportMemberCalls, {
    listMembers: async (input, { database, actor }) => {
      const { pool } = database;
      const { reportId, scrollId } = input;
      const { role } = await getReport(pool, { ...input, personId: actor.personId }, 'view');
      return {
        items: await listMembers(pool, reportId, scrollId),
        candidates: role === 'manage' ? await listCandidates(pool, reportId, scrollId) : [],
      };
    },
    saveMember: async ({ userId, role, ...input }, { database, actor }) => {
      const { personId } = await getReport(database.pool, { ...input, personId: actor.personId }, 'manage');
      if (userId === personId) throw new Refusal('reportMakerStays');
      if (!(await saveMember(database.pool, { ...input, userId, role }))) throw new Refusal('reportMemberNotAllowed');
      tellChange(database, REPORT, input.reportId);
      return null;
    },
    removeMember: async ({ userId, ...input }, { database, actor }) => {
      // Whoever leaves needs nobody's leave.
      const role = userId === actor.personId ? 'view' : 'manage';
      const { personId } = await getReport(database.pool, { ...input, personId: actor.personId }, role);
      if (userId === personId) throw new Refusal('reportMakerStays');
      if (!(await deleteMember(database.pool, { ...input, userId }))) throw new Refusal('userNotFound');
      // Who has it open learns at once that they may not any more.
      tellChange(database, REPORT, input.reportId);
      return null;
    },
  });
}
