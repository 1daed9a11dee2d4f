import { useQuery, useQueryClient } from '@tanstack/react-query';
import { givenPaperRoles, paperShareCalls } from '@wenshu/api-contract';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { useSession } from '../../../../app/session/session.ts';
import { MemberList } from '../../../design/document/parts/member-list.tsx';
import { useOpenPaper, useWorkState } from '../open/paper-context.ts';
import classes from './dialogs.module.css';
import { ReadLink } from './read-link.tsx';

/** Who has the paper: colleagues by name, and whoever has the link. */
export function ShareDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(paperTexts);
  const t = texts.share;
  const { paperId } = useOpenPaper();
  const mayManage = useWorkState(({ role }) => role === 'manage');
  const ownId = useSession(state => state.user?.userId);
  const queries = useQueryClient();
  const queryKey = ['paper-members', paperId];
  const found = useQuery({
    queryKey,
    queryFn: () => client.call(paperShareCalls.listMembers, { paperId }, { quiet: true }),
    gcTime: 0,
  });
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey });
    await queries.invalidateQueries({ queryKey: ['papers'] });
  };
  const { run: give } = useAction(
    (userId: string, role: (typeof givenPaperRoles)[number]) =>
      client.call(paperShareCalls.saveMember, { paperId, userId, role }),
    { refresh },
  );
  const { run: take } = useAction((userId: string) => client.call(paperShareCalls.removeMember, { paperId, userId }), {
    refresh,
  });
  return (
    <ViewDialog title={t.title} width={560} onClose={onClose}>
      <Loaded of={found} words={texts}>
        {({ items, candidates, link }) => (
          <>
            <h3 className={classes.part}>{t.members.title}</h3>
            <MemberList
              words={t.members}
              members={items.map(one => ({ ...one, warning: one.mayOpen ? undefined : t.mayNotOpen }))}
              candidates={candidates}
              given={givenPaperRoles}
              mayManage={mayManage}
              ownId={ownId}
              onSave={(userId, role) => void give(userId, role)}
              onRemove={userId => void take(userId)}
            />
            {mayManage && <h3 className={classes.part}>{t.link}</h3>}
            {mayManage && <ReadLink link={link} onChanged={refresh} />}
          </>
        )}
      </Loaded>
    </ViewDialog>
  );
}
