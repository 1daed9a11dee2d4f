import { type Collaborator, type CollaboratorRole, collaboratorCalls, collaboratorRoles } from '@wenshu/api-contract';
import { collaboratorTexts } from '@wenshu/texts/design/collaborators';
import { ActionButton } from '@wenshu/ui';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { useSession } from '../../../../app/session/session.ts';
import { initialsOf } from '../../document/presence/person-look.ts';
import classes from './collaborators.module.css';
import { RoleField } from './role-field.tsx';

interface CollaboratorLineProps {
  readonly scrollId: string;
  readonly person: Collaborator;
  readonly colour: string | undefined;
  readonly mayShare: boolean;
  onChanged(): void;
}

/** One member: who, as what, and how they go. */
export function CollaboratorLine({ scrollId, person, colour, mayShare, onChanged }: CollaboratorLineProps) {
  const t = useTexts(collaboratorTexts);
  const { go } = useGo();
  const isSelf = useSession(state => state.user?.userId === person.userId);
  const name = person.name || person.nickName;
  const isCreator = person.rights.includes('questionnaire.share');
  const role: CollaboratorRole = person.rights.includes('questionnaire.edit') ? 'editor' : 'viewer';
  // What went wrong has been told; the list says what holds.
  const { isBusy, run: doing } = useAction((work: () => Promise<void>) => work(), { refresh: onChanged });
  const leaving = useAction(() => client.call(collaboratorCalls.leave, { scrollId }), {
    done: t.left,
    onDone: () => go('/team/workSpace/workSpace-desktop'),
  });
  const change = (wanted: CollaboratorRole) =>
    doing(async () => {
      const rights = [...collaboratorRoles[wanted]];
      await client.call(collaboratorCalls.change, { scrollId, userId: person.userId, rights });
      notify.success(t.changed({ name, role: t.roles[wanted] }));
    });
  const remove = async () => {
    const question = { title: t.removeTitle, text: t.removeText({ name }), confirm: t.remove, decline: t.cancel };
    if (!(await askBox(question))) return;
    await doing(async () => {
      await client.call(collaboratorCalls.remove, { scrollId, userId: person.userId });
      notify.success(t.removed);
    });
  };
  const leave = async () => {
    const question = { title: t.leaveTitle, text: t.leaveText, confirm: t.leave, decline: t.cancel };
    if (await askBox(question)) await leaving.run();
  };
  return (
    <li className={classes.person}>
      <span className={classes.face} style={{ backgroundColor: colour }} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={classes.who}>
        <span className={classes.name}>
          {name}
          {isSelf && <span className={classes.you}>{t.you}</span>}
        </span>
        <span className={classes.phone}>{person.phone}</span>
      </span>
      {isCreator && <span className={classes.creator}>{t.creator}</span>}
      {!isCreator && mayShare && (
        <>
          <RoleField
            label={t.roleOf({ name })}
            value={role}
            isDisabled={isBusy}
            onChange={wanted => void change(wanted)}
          />
          <ActionButton kind="text" aria-label={`${t.remove} ${name}`} disabled={isBusy} onClick={() => void remove()}>
            {t.remove}
          </ActionButton>
        </>
      )}
      {!isCreator && !mayShare && <span className={classes.creator}>{t.roles[role]}</span>}
      {!isCreator && !mayShare && isSelf && (
        <ActionButton kind="text" onClick={() => void leave()}>
          {t.leave}
        </ActionButton>
      )}
    </li>
  );
}
