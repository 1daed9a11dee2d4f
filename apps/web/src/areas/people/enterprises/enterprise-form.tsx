import { type CallInput, ENTERPRISE_NAME, type enterpriseCalls, type Industry, industries } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { TextField } from '@wenshu/ui';
import { Button, Select } from 'antd';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { findEnterpriseProblems } from './find-enterprise-problems.ts';
import classes from './team.module.css';

type Information = CallInput<typeof enterpriseCalls.create>;
const LINES = ['contactPerson', 'telephone', 'email', 'address'] as const;

export type Draft = Omit<Information, 'industry'> & { readonly industry: Industry | undefined };
export const blankDraft: Draft = {
  name: '',
  industry: undefined,
  contactPerson: '',
  telephone: '',
  email: '',
  address: '',
};

interface EnterpriseFormProps {
  readonly start: Draft;
  readonly submit: string;
  readonly isReadOnly?: boolean;
  readonly beside?: ReactNode;
  onSave(information: Information): Promise<unknown>;
}

/** What an enterprise is called, what it does, and how it is reached (P3.14). */
export function EnterpriseForm({ start, submit, isReadOnly = false, beside, onSave }: EnterpriseFormProps) {
  const { info: t, industries: words } = useTexts(teamTexts);
  const [draft, setDraft] = useState(start);
  const [isTried, setIsTried] = useState(false);
  const problems = isTried ? findEnterpriseProblems(draft) : [];
  const change = (part: Partial<Draft>) => setDraft(before => ({ ...before, ...part }));
  const { isBusy, run } = useAction(onSave);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const { industry } = draft;
    if (findEnterpriseProblems(draft).length === 0 && industry !== undefined) void run({ ...draft, industry });
  };
  return (
    <form onSubmit={save} noValidate>
      <div className={classes.form}>
        <TextField
          label={t.fields.name}
          value={draft.name}
          maxLength={ENTERPRISE_NAME.longest}
          readOnly={isReadOnly}
          problem={problems.includes('name') ? t.nameProblem : undefined}
          onChange={event => change({ name: event.target.value })}
        />
        <Field label={t.fields.industry} problem={problems.includes('industry') ? t.industryProblem : undefined}>
          {control => (
            <Select
              {...control}
              size="large"
              showSearch={{ optionFilterProp: 'label' }}
              value={draft.industry}
              disabled={isReadOnly}
              options={industries.map(industry => ({ value: industry, label: words[industry] }))}
              onChange={industry => change({ industry })}
            />
          )}
        </Field>
        {LINES.map(field => (
          <TextField
            key={field}
            label={t.fields[field]}
            value={draft[field]}
            maxLength={field === 'address' || field === 'email' ? 200 : 32}
            readOnly={isReadOnly}
            problem={field === 'email' && problems.includes('email') ? t.emailProblem : undefined}
            onChange={event => change({ [field]: event.target.value })}
          />
        ))}
      </div>
      {!isReadOnly && (
        <Button type="primary" htmlType="submit" size="large" loading={isBusy}>
          {submit}
        </Button>
      )}
      {beside}
    </form>
  );
}
