import { type OperatorInfo, type OperatorRole, operatorCalls, operatorRoles } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatorsTexts } from '@wenshu/texts/console/operators';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { consoleClient } from '../kit/console-client.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import classes from './operators.module.css';

interface OperatorDialogProps {
  /** Whose roles are changed; somebody new where it is left out. */
  readonly operator?: OperatorInfo;
  refresh(): unknown;
  onClose(): void;
}

export function OperatorDialog({ operator, refresh, onClose }: OperatorDialogProps) {
  const t = useTexts(operatorsTexts);
  const frame = useTexts(consoleTexts);
  const [account, setAccount] = useState('');
  const [roles, setRoles] = useState<readonly OperatorRole[]>(operator?.roles ?? []);
  const isAccount = operator !== undefined || account.trim().length >= 3;
  const toggle = (role: OperatorRole, isOn: boolean) =>
    setRoles(operatorRoles.filter(one => (one === role ? isOn : roles.includes(one))));
  return (
    <WhyDialog
      title={operator ? t.changeOf({ name: operator.name }) : t.add}
      submit={operator ? t.change : t.add}
      done={operator ? t.changed : t.added({ name: account.trim() })}
      isReady={isAccount && roles.length > 0}
      act={why =>
        operator
          ? consoleClient.call(operatorCalls.change, { userId: operator.userId, roles: [...roles], why })
          : consoleClient.call(operatorCalls.add, { account: account.trim(), roles: [...roles], why })
      }
      refresh={refresh}
      onClose={onClose}
    >
      {!operator && (
        <Field label={t.account} hint={t.accountHint}>
          {control => (
            <Input {...control} value={account} autoComplete="off" onChange={event => setAccount(event.target.value)} />
          )}
        </Field>
      )}
      <fieldset className={classes.roles}>
        <legend>{t.roles}</legend>
        {operatorRoles.map(role => (
          <Checkbox key={role} checked={roles.includes(role)} onChange={event => toggle(role, event.target.checked)}>
            <strong>{frame.roles[role]}</strong>
            <span className={classes.what}>{frame.roleTexts[role]}</span>
          </Checkbox>
        ))}
        {roles.length === 0 && <p className={classes.needed}>{t.rolesNeeded}</p>}
      </fieldset>
    </WhyDialog>
  );
}
