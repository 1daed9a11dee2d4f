import { type Enterprise, enterpriseCalls } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { TextField } from '@wenshu/ui';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import classes from './team.module.css';
import { useMembers } from './use-members.ts';

export type NamedTask = 'handOver' | 'remove';

interface TypeNameDialogProps {
  readonly task: NamedTask;
  readonly enterprise: Enterprise;
  onDone(): Promise<void>;
  onClose(): void;
}

/** What cannot be taken back asks for the exact name, typed (P5.26 to P5.28). The server compares it once more. */
export function TypeNameDialog({ task, enterprise, onDone, onClose }: TypeNameDialogProps) {
  const { info: t, cancel } = useTexts(teamTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [userId, setUserId] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { enterpriseId, name } = enterprise;
  const members = useMembers(enterpriseId, '', 1, 200);
  const others = members.data?.items.filter(({ roleId }) => roleId !== 'enterprise.administrator') ?? [];
  const isWrong = typed !== name;
  const perform = async () => {
    setIsTried(true);
    if (isWrong || (task === 'handOver' && userId === undefined)) return;
    setIsBusy(true);
    const done =
      task === 'remove'
        ? client.call(enterpriseCalls.remove, { enterpriseId, name: typed })
        : client.call(enterpriseCalls.handOver, { enterpriseId, userId: userId ?? '', name: typed });
    await done.then(onDone, () => setIsBusy(false));
  };
  return (
    <Modal
      open
      title={t[task]}
      okText={t[task]}
      cancelText={cancel}
      okButtonProps={{ danger: true }}
      confirmLoading={isBusy}
      onOk={() => void perform()}
      onCancel={onClose}
    >
      <p>{t[`${task}Text`]}</p>
      {task === 'handOver' && (
        <div className={classes.field}>
          <label htmlFor={id}>{t.handOverTo}</label>
          <Select
            id={id}
            value={userId}
            status={isTried && userId === undefined ? 'error' : ''}
            options={others.map(member => ({ value: member.userId, label: `${member.nickName}（${member.phone}）` }))}
            onChange={setUserId}
          />
          <p className={classes.problem} />
        </div>
      )}
      <TextField
        label={t.typeName({ name })}
        value={typed}
        autoComplete="off"
        problem={isTried && isWrong ? t.wrongName : undefined}
        onChange={event => setTyped(event.target.value)}
      />
    </Modal>
  );
}
