import { type Enterprise, enterpriseCalls } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { amountText } from '@wenshu/texts/people/wallet';
import { Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { ExactNameField, useExactName } from '../../../app/forms/exact-name.tsx';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { useBalances } from '../wallet/use-wallet.ts';
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
  const { info: t } = useTexts(teamTexts);
  const [userId, setUserId] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const { enterpriseId, name } = enterprise;
  const members = useMembers(enterpriseId, '', 1, 200);
  const others = members.data?.items.filter(({ roleId }) => roleId !== 'enterprise.administrator') ?? [];
  const exact = useExactName(name);
  const isMissing = task === 'handOver' && userId === undefined;
  const { isBusy, run } = useAction(
    async () => {
      if (task === 'remove') await client.call(enterpriseCalls.remove, { enterpriseId, name: exact.typed });
      else await client.call(enterpriseCalls.handOver, { enterpriseId, userId: userId ?? '', name: exact.typed });
    },
    { onDone },
  );
  const perform = () => {
    setIsTried(true);
    if (exact.agrees() && !isMissing) void run();
  };
  return (
    <FormDialog title={t[task]} submit={t[task]} isDanger isBusy={isBusy} onSubmit={perform} onClose={onClose}>
      <p>{t[`${task}Text`]}</p>
      {task === 'remove' && <LeftInWallet enterpriseId={enterpriseId} />}
      {task === 'handOver' && (
        <Field label={t.handOverTo}>
          {control => (
            <Select
              {...control}
              value={userId}
              status={isTried && isMissing ? 'error' : ''}
              options={others.map(member => ({ value: member.userId, label: `${member.nickName}（${member.phone}）` }))}
              onChange={setUserId}
            />
          )}
        </Field>
      )}
      <ExactNameField of={exact} label={t.typeName({ name })} wrong={t.wrongName} />
    </FormDialog>
  );
}

/** What has been paid for is not lost behind anybody’s back; with money in it the enterprise is not deleted at all. */
function LeftInWallet({ enterpriseId }: { readonly enterpriseId: string }) {
  const { info: t } = useTexts(teamTexts);
  const { data } = useBalances(enterpriseId);
  if (!data) return null;
  const left = (['points', 'fen'] as const).filter(unit => data[unit] > 0);
  if (left.length === 0) return null;
  const amounts = left.map(unit => amountText[language]({ unit, amount: data[unit] })).join(t.and);
  return (
    <p>
      <strong>{t.removeWallet({ amounts })}</strong> {data.fen > 0 && t.removeMoney}
    </p>
  );
}
