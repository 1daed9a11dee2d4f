import { type CollaboratorRole, checkAccount, collaboratorCalls, collaboratorRoles } from '@wenshu/api-contract';
import { clientTexts } from '@wenshu/texts/client';
import { collaboratorTexts } from '@wenshu/texts/design/collaborators';
import { ActionButton, TextField } from '@wenshu/ui';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import classes from './collaborators.module.css';
import { RoleField } from './role-field.tsx';

/** Adds a registered person by phone or e-mail. What is wrong is said at the field, by the server's own words when they are about it. */
export function AddCollaborator({ scrollId, onAdded }: { readonly scrollId: string; onAdded(): void }) {
  const t = useTexts(collaboratorTexts);
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<CollaboratorRole>('editor');
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useAction(
    () =>
      client.call(collaboratorCalls.add, { scrollId, phone, rights: [...collaboratorRoles[role]] }, { quiet: true }),
    {
      done: person => t.added({ name: person.name || person.nickName }),
      onDone: () => {
        setPhone('');
        onAdded();
      },
      // The number stays, to be mended.
      onRefused: ({ message }) => setProblem(message || clientTexts[language].networkAbnormal),
    },
  );
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (checkAccount(phone)) setProblem(t.phoneProblem);
    else void run();
  };
  return (
    <form noValidate data-not-survey className={classes.add} onSubmit={add}>
      <TextField
        label={t.phone}
        placeholder={t.phonePlaceholder}
        autoComplete="off"
        value={phone}
        onChange={event => {
          setPhone(event.currentTarget.value);
          setProblem(undefined);
        }}
        problem={problem}
      />
      <div className={classes.addLine}>
        <RoleField label={t.role} value={role} onChange={setRole} hasHint />
        <ActionButton kind="quiet" type="submit" disabled={isBusy}>
          {t.add}
        </ActionButton>
      </div>
    </form>
  );
}
