import { type CollaboratorRole, checkAccount, collaboratorCalls, collaboratorRoles } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { clientTexts } from '@wenshu/texts/client';
import { collaboratorTexts } from '@wenshu/texts/design/collaborators';
import { ActionButton, TextField } from '@wenshu/ui';
import { type FormEvent, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import classes from './collaborators.module.css';
import { RoleField } from './role-field.tsx';

/** Adds a registered person by phone or e-mail. What is wrong is said at the field, by the server's own words when they are about it. */
export function AddCollaborator({ scrollId, onAdded }: { readonly scrollId: string; onAdded(): void }) {
  const t = useTexts(collaboratorTexts);
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<CollaboratorRole>('editor');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (checkAccount(phone)) return setProblem(t.phoneProblem);
    setIsBusy(true);
    try {
      const rights = [...collaboratorRoles[role]];
      const person = await client.call(collaboratorCalls.add, { scrollId, phone, rights }, { quiet: true });
      notify.success(t.added({ name: person.name || person.nickName }));
      setPhone('');
      onAdded();
    } catch (error) {
      // The number stays, to be mended.
      const said = error instanceof CallFailure ? error.message : '';
      setProblem(said || clientTexts[language].networkAbnormal);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form noValidate data-not-survey className={classes.add} onSubmit={event => void add(event)}>
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
