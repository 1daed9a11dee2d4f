import { checkAccount, type Enterprise, enterpriseCalls, errorCodes } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { TextField } from '@wenshu/ui';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { useRefreshEnterprises } from '../../../app/team/use-enterprise.ts';
import { useRefreshMembers } from './use-members.ts';

interface AddMemberDialogProps {
  readonly enterprise: Enterprise;
  onClose(): void;
}

/** Opens a seat by phone or e-mail. Nobody found: the box asks whether they are registered, and stays (P5.29). */
export function AddMemberDialog({ enterprise, onClose }: AddMemberDialogProps) {
  const { members: t } = useTexts(teamTexts);
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string>();
  const refreshMembers = useRefreshMembers();
  const refresh = useRefreshEnterprises();
  const { isBusy, run } = useAction(
    () => client.call(enterpriseCalls.addMember, { enterpriseId: enterprise.enterpriseId, phone }, { quiet: true }),
    {
      done: t.added,
      refresh: () => Promise.all([refreshMembers(), refresh()]),
      onDone: onClose,
      onRefused: ({ details, message }) =>
        setProblem(details.code === errorCodes.userNotFound.code ? t.notRegistered : message),
    },
  );
  const add = () => {
    if (checkAccount(phone)) setProblem(t.phoneProblem);
    else void run();
  };
  return (
    <FormDialog title={t.add} submit={t.add} isBusy={isBusy} onSubmit={add} onClose={onClose}>
      <p>{t.addText}</p>
      <TextField
        label={t.phone}
        value={phone}
        problem={problem}
        onChange={event => {
          setPhone(event.target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
