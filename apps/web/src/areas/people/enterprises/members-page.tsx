import { LinkOutlined, PlusOutlined } from '@ant-design/icons';
import { type Enterprise, type EnterpriseMember, enterpriseCalls } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { routeTexts } from '@wenshu/texts/routes';
import { EmptyState, type ListColumn, ListTable } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { askBox } from '../../../app/notices/notices.ts';
import { InEnterprise } from '../../../app/team/in-enterprise.tsx';
import { mayIn, useRefreshEnterprises } from '../../../app/team/use-enterprise.ts';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import classes from './team.module.css';
import { useMembers, useRefreshMembers } from './use-members.ts';

const PAGE_SIZE = 50;

/** /team/workSpace/workSpace-member: who sits in the enterprise (P2.32, P2.83, P2.91). */
export default function MembersPage() {
  const t = useTexts(teamTexts);
  const title = useTexts(routeTexts)['/team/workSpace/workSpace-member'].title;
  const [opened, setOpened] = useState<'add' | 'invite'>();
  return (
    <InEnterprise
      title={title}
      actions={enterprise =>
        mayIn(enterprise, 'enterprise.members') && (
          <>
            <Button icon={<LinkOutlined aria-hidden />} onClick={() => setOpened('invite')}>
              {t.members.invite}
            </Button>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('add')}>
              {t.members.add}
            </Button>
          </>
        )
      }
    >
      {enterprise => (
        <>
          <MemberList enterprise={enterprise} />
          {opened === 'add' && <AddMemberDialog enterprise={enterprise} onClose={() => setOpened(undefined)} />}
          {opened === 'invite' && <InviteDialog enterprise={enterprise} onClose={() => setOpened(undefined)} />}
        </>
      )}
    </InEnterprise>
  );
}

function MemberList({ enterprise }: { readonly enterprise: Enterprise }) {
  const { members: t, roles, cancel, ...words } = useTexts(teamTexts);
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const members = useMembers(enterprise.enterpriseId, text, page, PAGE_SIZE);
  const refreshMembers = useRefreshMembers();
  const refresh = useRefreshEnterprises();
  const mayMove = mayIn(enterprise, 'enterprise.members');
  const { run: end } = useAction(
    (userId: string) => client.call(enterpriseCalls.moveOut, { enterpriseId: enterprise.enterpriseId, userId }),
    { done: t.movedOut, refresh: () => Promise.all([refreshMembers(), refresh()]) },
  );
  const moveOut = async ({ userId, nickName }: EnterpriseMember) => {
    const box = { title: t.moveOutTitle({ name: nickName }), text: t.moveOutText };
    if (await askBox({ ...box, confirm: t.moveOut, decline: cancel })) await end(userId);
  };
  const email: ListColumn<EnterpriseMember> = {
    key: 'email',
    title: t.columns.email,
    as: 'words',
    cell: member => member.email ?? t.never,
  };
  const organisation: ListColumn<EnterpriseMember> = {
    key: 'organisation',
    title: t.columns.organisation,
    as: 'words',
    cell: member => member.organisation || t.never,
  };
  const factor: ListColumn<EnterpriseMember> = {
    key: 'factor',
    title: t.columns.factor,
    cell: ({ hasSecondFactor }) => t.factor[hasSecondFactor ? 'on' : 'off'],
  };
  const action: ListColumn<EnterpriseMember> = {
    key: 'action',
    title: t.columns.action,
    as: 'bare',
    cell: member =>
      member.roleId !== 'enterprise.administrator' && (
        <Button size="small" danger type="text" onClick={() => void moveOut(member)}>
          {t.moveOut}
        </Button>
      ),
  };
  const columns: readonly ListColumn<EnterpriseMember>[] = [
    { key: 'name', title: t.columns.name, as: 'name', cell: ({ name }) => name || t.never },
    { key: 'nickName', title: t.columns.nickName, cell: ({ nickName }) => nickName },
    { key: 'phone', title: t.columns.phone, as: 'number', cell: ({ phone }) => phone || t.never },
    ...(mayMove ? [email, organisation] : []),
    { key: 'role', title: t.columns.role, cell: ({ roleId }) => roles.names[roleId] },
    ...(mayMove ? [factor] : []),
    {
      key: 'last',
      title: t.columns.last,
      cell: ({ lastTime }) => (lastTime === null ? t.never : momentText(lastTime)),
    },
    ...(mayMove ? [action] : []),
  ];
  const { seatTotal, seatSurplus } = enterprise;
  return (
    <>
      <div className={classes.bar}>
        <Input.Search
          className={classes.search ?? ''}
          allowClear
          aria-label={mayMove ? t.searchAll : t.search}
          placeholder={mayMove ? t.searchAll : t.search}
          onSearch={wanted => {
            setText(wanted);
            setPage(1);
          }}
        />
        <p className={classes.soft} role="status">
          {t.lead({ total: seatTotal, left: seatSurplus })}
        </p>
      </div>
      <Loaded
        of={members}
        words={words}
        empty={{ isSo: ({ total }) => total === 0, shows: <EmptyState title={t.empty} text={t.emptyText} /> }}
      >
        {({ items, total }) => (
          <>
            <ListTable label={t.search} rows={items} keyOf={({ userId }) => userId} columns={columns} />
            <ListPages className={classes.pages ?? ''} page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Loaded>
    </>
  );
}
