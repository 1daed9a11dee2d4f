import { checkAccount, type Enterprise, enterpriseCalls, errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { TextField } from '@wenshu/ui';
import { Modal } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useRefreshEnterprises } from '../../../app/team/use-enterprise.ts';
import { useRefreshMembers } from './use-members.ts';

interface AddMemberDialogProps {
  readonly enterprise: Enterprise;
  onClose(): void;
}

/** Opens a seat by phone or e-mail. Nobody found: the box asks whether they are registered, and stays (P5.29). */
export function AddMemberDialog({ enterprise, onClose }: AddMemberDialogProps) {
  const { members: t, cancel } = useTexts(teamTexts);
  const [phone, setPhone] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const refreshMembers = useRefreshMembers();
  const refresh = useRefreshEnterprises();
  const add = async () => {
    if (checkAccount(phone)) return setProblem(t.phoneProblem);
    setIsBusy(true);
    try {
      await client.call(enterpriseCalls.addMember, { enterpriseId: enterprise.enterpriseId, phone }, { quiet: true });
      notify.success(t.added);
      await Promise.all([refreshMembers(), refresh()]);
      onClose();
    } catch (error) {
      const isUnknown = error instanceof CallFailure && error.details.code === errorCodes.userNotFound.code;
      setProblem(isUnknown ? t.notRegistered : error instanceof Error ? error.message : t.notRegistered);
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t.add}
      okText={t.add}
      cancelText={cancel}
      confirmLoading={isBusy}
      onOk={() => void add()}
      onCancel={onClose}
    >
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
    </Modal>
  );
}
