import { useQuery } from '@tanstack/react-query';
import { checkAccount, operatedEnterpriseCalls, readAccount } from '@wenshu/api-contract';
import { operatedPlanTexts } from '@wenshu/texts/console/plans';
import { Button, Input, Radio, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { useSettled } from '../../../app/use-settled.ts';
import { consoleClient } from '../kit/console-client.ts';
import rows from '../kit/rows.module.css';

export interface NamedHolder {
  readonly account?: string;
  readonly enterpriseId?: string;
}

const kinds = ['person', 'enterprise'] as const;
const MOST_OFFERED = 10;

interface HolderFinderProps {
  readonly isBusy: boolean;
  onFind(holder: NamedHolder): void;
}

/** An account by its whole phone or address, or an enterprise by its name. */
export function HolderFinder({ isBusy, onFind }: HolderFinderProps) {
  const { licences: t } = useTexts(operatedPlanTexts);
  const [kind, setKind] = useState<(typeof kinds)[number]>('person');
  const [account, setAccount] = useState('');
  const [enterpriseId, setEnterpriseId] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const isAccount = checkAccount(account) === undefined;
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (kind === 'person' && isAccount) onFind({ account: readAccount(account) });
    if (kind === 'enterprise' && enterpriseId !== undefined) onFind({ enterpriseId });
  };
  return (
    <form className={rows.bar} onSubmit={find}>
      <Radio.Group
        aria-label={t.kind}
        optionType="button"
        value={kind}
        onChange={event => setKind(event.target.value)}
        options={kinds.map(value => ({ value, label: t.kinds[value] }))}
      />
      <div className={rows.search}>
        {kind === 'person' ? (
          <Field label={t.account} problem={isAsked && !isAccount ? t.accountWrong : undefined}>
            {control => (
              <Input
                {...control}
                value={account}
                autoComplete="off"
                onChange={event => setAccount(event.target.value)}
              />
            )}
          </Field>
        ) : (
          <EnterpriseField value={enterpriseId} onChange={setEnterpriseId} />
        )}
      </div>
      <Button htmlType="submit" type="primary" loading={isBusy}>
        {t.look}
      </Button>
    </form>
  );
}

interface EnterpriseFieldProps {
  readonly value: string | undefined;
  onChange(enterpriseId: string | undefined): void;
}

function EnterpriseField({ value, onChange }: EnterpriseFieldProps) {
  const { licences: t } = useTexts(operatedPlanTexts);
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const found = useQuery({
    queryKey: ['operator-enterprises', 'offered', text],
    queryFn: () => consoleClient.call(operatedEnterpriseCalls.find, { text, size: MOST_OFFERED }, { quiet: true }),
  });
  return (
    <Field label={t.enterprise}>
      {control => (
        <Select<string>
          {...control}
          style={{ width: '100%' }}
          showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
          value={value ?? null}
          onChange={chosen => onChange(chosen ?? undefined)}
          options={(found.data?.items ?? []).map(({ enterpriseId, name }) => ({ value: enterpriseId, label: name }))}
        />
      )}
    </Field>
  );
}
