import { PlusOutlined } from '@ant-design/icons';
import { useLocation } from '@tanstack/react-router';
import { allRights, type Enterprise, groupOfRight, isAwaited, roleCalls, type TeamRole } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { rightTexts } from '@wenshu/texts/people/rights';
import { routeTexts } from '@wenshu/texts/routes';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { askBox } from '../../../app/notices/notices.ts';
import { InEnterprise } from '../../../app/team/in-enterprise.tsx';
import { mayIn } from '../../../app/team/use-enterprise.ts';
import { draftOf } from './data-range.ts';
import { RoleDialog, type RoleKind } from './role-dialog.tsx';
import classes from './team.module.css';
import { useRefreshRoles, useRoleName, useRoles } from './use-roles.ts';

const PROJECT_ROLES = '/team/workSpace/workSpace-projectUser';
const TASK_ROLES = '/team/workSpace/workSpace-taskUser';

/** /team/workSpace/workSpace-projectUser and workSpace-taskUser: the roles of an enterprise (P2.34, P2.86). */
export default function RolesPage() {
  const { roles: t } = useTexts(teamTexts);
  const path = useLocation({ select: location => location.pathname });
  const kind: RoleKind = path === TASK_ROLES ? 'questionnaire' : 'project';
  const titles = useTexts(routeTexts);
  const [edited, setEdited] = useState<TeamRole | 'new'>();
  return (
    <InEnterprise
      title={titles[kind === 'project' ? PROJECT_ROLES : TASK_ROLES].title}
      lead={t.lead[kind]}
      actions={enterprise =>
        mayIn(enterprise, 'enterprise.roles') && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
            {t.add}
          </Button>
        )
      }
    >
      {enterprise => (
        <>
          <RoleList enterprise={enterprise} kind={kind} onEdit={setEdited} />
          {edited && (
            <RoleDialog
              enterpriseId={enterprise.enterpriseId}
              kind={kind}
              role={edited === 'new' ? undefined : edited}
              onClose={() => setEdited(undefined)}
            />
          )}
        </>
      )}
    </InEnterprise>
  );
}

interface RoleListProps {
  readonly enterprise: Enterprise;
  readonly kind: RoleKind;
  onEdit(role: TeamRole): void;
}

function RoleList({ enterprise, kind, onEdit }: RoleListProps) {
  const { roles: t, cancel, ...words } = useTexts(teamTexts);
  const roles = useRoles(enterprise.enterpriseId);
  const refresh = useRefreshRoles(enterprise.enterpriseId);
  const nameOf = useRoleName();
  const { run: end } = useAction(
    (roleId: string) => client.call(roleCalls.remove, { enterpriseId: enterprise.enterpriseId, roleId }),
    { done: t.removed, refresh },
  );
  const remove = async (role: TeamRole) => {
    const box = { title: t.removeTitle({ name: role.name }), text: t.removeText(role), confirm: t.remove };
    if (await askBox({ ...box, decline: cancel })) await end(role.roleId);
  };
  return (
    <Loaded of={roles} words={words}>
      {list => (
        <ul className={classes.roles}>
          {list
            .filter(role => role.kind === kind)
            .map(role => (
              <li key={role.roleId} className={classes.role}>
                <div className={classes.roleHead}>
                  <h2>{nameOf(role)}</h2>
                  {role.isBuiltIn && <StatusTag>{t.builtIn}</StatusTag>}
                </div>
                <RoleFacts role={role} />
                <div className={classes.roleFoot}>
                  <span className={classes.soft}>{t.holders(role)}</span>
                  {!role.isBuiltIn && mayIn(enterprise, 'enterprise.roles') && (
                    <>
                      <Button size="small" onClick={() => onEdit(role)}>
                        {t.edit}
                      </Button>
                      <Button size="small" danger type="text" onClick={() => void remove(role)}>
                        {t.remove}
                      </Button>
                    </>
                  )}
                </div>
              </li>
            ))}
        </ul>
      )}
    </Loaded>
  );
}

function RoleFacts({ role }: { readonly role: TeamRole }) {
  const { roles: t } = useTexts(teamTexts);
  const { names, groups } = useTexts(rightTexts);
  const offered = allRights.filter(right => role.rights.includes(right) && !isAwaited(right));
  const range = draftOf(role.range);
  if (offered.length === 0) return <p className={classes.soft}>{t.noRights}</p>;
  return (
    <dl>
      {[...new Set(offered.map(groupOfRight))].map(group => (
        <div key={group}>
          <dt>{groups[group]}</dt>
          <dd>
            {offered
              .filter(right => groupOfRight(right) === group)
              .map(right => names[right])
              .join(' · ')}
          </dd>
        </div>
      ))}
      {range.kind !== 'all' && (
        <div>
          <dt>{t.range}</dt>
          <dd>
            {t.ranges[range.kind]}: {range.words}
          </dd>
        </div>
      )}
    </dl>
  );
}
