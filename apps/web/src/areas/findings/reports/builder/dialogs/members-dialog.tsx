import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReportRole, reportMemberCalls, reportRoles } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useAction } from '../../../../../app/actions/use-action.ts';
import { client } from '../../../../../app/client.ts';
import { ViewDialog } from '../../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { useSession } from '../../../../../app/session/session.ts';
import { MemberList } from '../../../../design/document/parts/member-list.tsx';
import { useBuilder, useWorkState } from '../builder-context.ts';

/** Who works on the report, and with which right (S2.58). Only whoever may look at the records can be a member. */
export function MembersDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.members;
  const { scrollId, reportId } = useBuilder();
  const mayManage = useWorkState(({ role }) => role === 'manage');
  const ownId = useSession(state => state.user?.userId);
  const queries = useQueryClient();
  const queryKey = ['report-members', reportId];
  const members = useQuery({
    queryKey,
    queryFn: () => client.call(reportMemberCalls.listMembers, { scrollId, reportId }, { quiet: true }),
    gcTime: 0,
  });
  const renewed = { refresh: () => queries.invalidateQueries({ queryKey }) };
  const { run: save } = useAction(
    (userId: string, role: ReportRole) =>
      client.call(reportMemberCalls.saveMember, { scrollId, reportId, userId, role }),
    renewed,
  );
  const { run: remove } = useAction(
    (userId: string) => client.call(reportMemberCalls.removeMember, { scrollId, reportId, userId }),
    renewed,
  );
  return (
    <ViewDialog title={t.title} width={560} onClose={onClose}>
      <Loaded of={members} words={texts}>
        {({ items, candidates }) => (
          <MemberList
            words={t}
            members={items.map(one => ({ ...one, warning: one.maySeeRecords ? undefined : t.seesNothing }))}
            candidates={candidates}
            given={reportRoles}
            mayManage={mayManage}
            ownId={ownId}
            onSave={(userId, role) => void save(userId, role)}
            onRemove={userId => void remove(userId)}
          />
        )}
      </Loaded>
    </ViewDialog>
  );
}
