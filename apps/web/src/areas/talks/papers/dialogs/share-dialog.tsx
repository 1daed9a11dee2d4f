import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, givenPaperRoles, paperShareCalls } from '@wenshu/api-contract';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Button, Select } from 'antd';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { useOpenPaper, useWorkState } from '../screen/paper-context.ts';
import classes from './dialogs.module.css';
import { ReadLink } from './read-link.tsx';

type Members = CallData<typeof paperShareCalls.listMembers>;
type Role = (typeof givenPaperRoles)[number];

/** Who has the paper: colleagues by name, and whoever has the link. */
export function ShareDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(paperTexts);
  const t = texts.share;
  const { paperId } = useOpenPaper();
  const mayManage = useWorkState(({ role }) => role === 'manage');
  const queries = useQueryClient();
  const queryKey = ['paper-members', paperId];
  const members = useQuery({
    queryKey,
    queryFn: () => client.call(paperShareCalls.listMembers, { paperId }, { quiet: true }),
    gcTime: 0,
  });
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey });
    await queries.invalidateQueries({ queryKey: ['papers'] });
  };
  return (
    <ViewDialog title={t.title} width={560} onClose={onClose}>
      <Loaded of={members} words={texts}>
        {found => (
          <>
            <h3 className={classes.part}>{t.members}</h3>
            <MemberList found={found} mayManage={mayManage} onChanged={refresh} />
            {mayManage && (
              <>
                <h3 className={classes.part}>{t.link}</h3>
                <ReadLink link={found.link} onChanged={refresh} />
              </>
            )}
          </>
        )}
      </Loaded>
    </ViewDialog>
  );
}

interface MemberListProps {
  readonly found: Members;
  readonly mayManage: boolean;
  onChanged(): unknown;
}

function MemberList({ found: { items, candidates }, mayManage, onChanged }: MemberListProps) {
  const t = useTexts(paperTexts).share;
  const { paperId } = useOpenPaper();
  const { run: save } = useAction(
    (userId: string, role: Role) => client.call(paperShareCalls.saveMember, { paperId, userId, role }),
    { refresh: onChanged },
  );
  const { run: remove } = useAction(
    (userId: string) => client.call(paperShareCalls.removeMember, { paperId, userId }),
    { refresh: onChanged },
  );
  return (
    <>
      <ul className={classes.members} aria-label={t.members}>
        {items.map(({ userId, nickName, role, isOwner, mayOpen }) => (
          <li key={userId}>
            <span className={classes.member}>
              {nickName}
              {!mayOpen && <span className={classes.hint}> {t.mayNotOpen}</span>}
            </span>
            {isOwner || !mayManage ? (
              <span className={classes.hint}>{t.roles[role]}</span>
            ) : (
              <>
                <Select<Role>
                  size="small"
                  aria-label={t.roleOf({ name: nickName })}
                  popupMatchSelectWidth={false}
                  // Whoever made it is the owner: nobody else manages it.
                  value={role as Role}
                  options={givenPaperRoles.map(value => ({ value, label: t.roles[value] }))}
                  onChange={next => void save(userId, next)}
                />
                <Button
                  size="small"
                  type="link"
                  danger
                  aria-label={t.removeOf({ name: nickName })}
                  onClick={() => void remove(userId)}
                >
                  {t.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {mayManage && (
        <Select
          className={classes.add!}
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t.add}
          placeholder={candidates.length > 0 ? t.add : t.nobodyElse}
          disabled={candidates.length === 0}
          value={null}
          options={candidates.map(({ userId: value, nickName: label }) => ({ value, label }))}
          onChange={(userId: string | null) => userId !== null && void save(userId, 'view')}
        />
      )}
      {mayManage && <p className={classes.hint}>{t.membersHint}</p>}
    </>
  );
}
