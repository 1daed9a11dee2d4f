import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReportRole, reportMemberCalls, reportRoles } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, Select } from 'antd';
import { useAction } from '../../../../../app/actions/use-action.ts';
import { client } from '../../../../../app/client.ts';
import { ViewDialog } from '../../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { useSession } from '../../../../../app/session/session.ts';
import { useBuilder, useWorkState } from '../builder-context.ts';
import classes from './dialogs.module.css';

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
  const roles = reportRoles.map(value => ({ value, label: t.roles[value] }));
  return (
    <ViewDialog title={t.title} width={560} onClose={onClose}>
      <Loaded of={members} words={texts}>
        {({ items, candidates }) => (
          <div className={classes.rows}>
            <ul className={classes.members} aria-label={t.title}>
              {items.map(({ userId, nickName, role, isOwner, maySeeRecords }) => (
                <li key={userId}>
                  <span className={classes.member}>
                    {nickName}
                    {!maySeeRecords && <span className={classes.warned}>{t.seesNothing}</span>}
                  </span>
                  {isOwner || !mayManage ? (
                    <span className={classes.faint}>{isOwner ? t.owner : t.roles[role]}</span>
                  ) : (
                    <Select
                      size="small"
                      aria-label={t.roleOf({ name: nickName })}
                      popupMatchSelectWidth={false}
                      value={role}
                      options={roles}
                      onChange={next => save(userId, next)}
                    />
                  )}
                  {!isOwner && (mayManage || userId === ownId) && (
                    <Button
                      size="small"
                      type="link"
                      danger
                      aria-label={t.removeOf({ name: nickName })}
                      onClick={() => void remove(userId)}
                    >
                      {userId === ownId ? t.leave : t.remove}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {mayManage && (
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                aria-label={t.add}
                placeholder={candidates.length > 0 ? t.add : t.nobodyElse}
                disabled={candidates.length === 0}
                value={null}
                options={candidates.map(({ userId: value, nickName: label }) => ({ value, label }))}
                onChange={(userId: string | null) => userId !== null && save(userId, 'view')}
              />
            )}
            <p className={classes.hint}>{t.hint}</p>
          </div>
        )}
      </Loaded>
    </ViewDialog>
  );
}
