import { PlusOutlined } from '@ant-design/icons';
import { projectCalls, type TeamMember, type TeamRole } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { EmptyState, type ListColumn, ListTable } from '@wenshu/ui';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field, Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { askBox } from '../../../app/notices/notices.ts';
import { useRoleName, useRoles } from '../../people/enterprises/use-roles.ts';
import { AccessRequests } from '../access/access-requests.tsx';
import classes from './projects.module.css';
import { SingleRights } from './single-rights.tsx';
import { type TeamOf, useCandidates, useRefreshProjects, useTeam } from './use-projects.ts';

interface TeamPanelProps {
  readonly enterpriseId: string;
  readonly of: TeamOf;
  readonly mayChange: boolean;
}

const isProject = (of: TeamOf): of is { readonly projectId: string } => 'projectId' in of;

function give(of: TeamOf, userId: string, roleId: string): Promise<unknown> {
  return isProject(of)
    ? client.call(projectCalls.setMember, { ...of, userId, roleId })
    : client.call(projectCalls.setTaskMember, { ...of, userId, roleId });
}

function take(of: TeamOf, userId: string): Promise<unknown> {
  return isProject(of)
    ? client.call(projectCalls.removeMember, { ...of, userId })
    : client.call(projectCalls.removeTaskMember, { ...of, userId });
}

/** Who has which role on a project, or on one task of it (S6.9). */
export function TeamPanel({ enterpriseId, of, mayChange }: TeamPanelProps) {
  const { members: t } = useTexts(projectTexts);
  const words = useTexts(teamTexts);
  const team = useTeam(of);
  const roles = useRoles(enterpriseId).data?.filter(
    ({ kind }) => kind === (isProject(of) ? 'project' : 'questionnaire'),
  );
  const refresh = useRefreshProjects();
  const nameOf = useRoleName();
  const [isAdding, setIsAdding] = useState(false);
  // What was refused has been told, with what is missing and who can give it.
  const { run: set } = useAction(
    async (userId: string, roleId: string, text: string) => {
      await give(of, userId, roleId);
      return text;
    },
    { done: text => text, refresh },
  );
  const { run: takeRole } = useAction((userId: string) => take(of, userId), { done: t.removed, refresh });
  const remove = async ({ userId, nickName }: TeamMember) => {
    const box = {
      title: t.removeTitle({ name: nickName }),
      text: t.removeText,
      confirm: t.remove,
      decline: words.cancel,
    };
    if (await askBox(box)) await takeRole(userId);
  };
  const action: ListColumn<TeamMember> = {
    key: 'action',
    title: t.columns.action,
    as: 'bare',
    cell: member => (
      <Button size="small" danger type="text" onClick={() => void remove(member)}>
        {t.remove}
      </Button>
    ),
  };
  const columns: readonly ListColumn<TeamMember>[] = [
    { key: 'name', title: t.columns.name, as: 'name', cell: ({ nickName }) => nickName },
    { key: 'phone', title: t.columns.phone, as: 'number', cell: ({ phone }) => phone },
    {
      key: 'role',
      title: t.columns.role,
      cell: ({ userId, nickName, roleId }) =>
        mayChange && roles ? (
          <Select
            className={classes.role ?? ''}
            aria-label={t.roleOf({ name: nickName })}
            value={roleId}
            options={optionsOf(roles, nameOf)}
            onChange={wanted => void set(userId, wanted, t.changed)}
          />
        ) : (
          nameOf({ roleId, name: roles?.find(one => one.roleId === roleId)?.name ?? '' })
        ),
    },
    ...(mayChange ? [action] : []),
  ];
  return (
    <div className={classes.panel}>
      {mayChange && <AccessRequests of={of} />}
      <div className={classes.bar}>
        <p className={classes.soft}>{isProject(of) ? t.projectText : t.taskText}</p>
        {mayChange && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsAdding(true)}>
            {t.add}
          </Button>
        )}
      </div>
      <Loaded
        of={team}
        words={words}
        empty={{ isSo: list => list.length === 0, shows: <EmptyState title={t.empty} text={t.emptyText} /> }}
      >
        {list => <ListTable label={t.person} rows={list} keyOf={({ userId }) => userId} columns={columns} />}
      </Loaded>
      {!isProject(of) && <SingleRights {...of} mayChange={mayChange} />}
      {isAdding && roles && (
        <AddDialog
          enterpriseId={enterpriseId}
          roles={roles}
          taken={team.data?.map(({ userId }) => userId) ?? []}
          onAdd={async (userId, roleId) => {
            await set(userId, roleId, t.added);
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}

const optionsOf = (roles: readonly TeamRole[], nameOf: (role: TeamRole) => string) =>
  roles.map(role => ({ value: role.roleId, label: nameOf(role) }));

interface AddDialogProps {
  readonly enterpriseId: string;
  readonly roles: readonly TeamRole[];
  /** Who has a role there already. */
  readonly taken: readonly string[];
  onAdd(userId: string, roleId: string): Promise<void>;
  onClose(): void;
}

function AddDialog({ enterpriseId, roles, taken, onAdd, onClose }: AddDialogProps) {
  const { members: t } = useTexts(projectTexts);
  const nameOf = useRoleName();
  const [userId, setUserId] = useState<string>();
  const [roleId, setRoleId] = useState(roles.find(role => role.roleId.endsWith('.member'))?.roleId);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(onAdd);
  const people = useCandidates(enterpriseId).data?.items.filter(one => !taken.includes(one.userId)) ?? [];
  const add = () => {
    setIsTried(true);
    if (userId && roleId) void run(userId, roleId);
  };
  return (
    <FormDialog title={t.addTitle} submit={t.add} isBusy={isBusy} onSubmit={add} onClose={onClose}>
      <Fields>
        <Field label={t.person}>
          {control => (
            <Select
              {...control}
              showSearch={{ optionFilterProp: 'label' }}
              value={userId}
              options={people.map(one => ({ value: one.userId, label: `${one.nickName} ${one.phone}` }))}
              onChange={setUserId}
            />
          )}
        </Field>
        <Field label={t.role} problem={isTried && !(userId && roleId) ? t.chosen : undefined}>
          {control => <Select {...control} value={roleId} options={optionsOf(roles, nameOf)} onChange={setRoleId} />}
        </Field>
      </Fields>
    </FormDialog>
  );
}
