import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { announcementCalls, MOST_CHOSEN, MOST_NAMED_ACCOUNTS } from '@wenshu/api-contract';
import { announcementTexts } from '@wenshu/texts/console/announcements';
import { Checkbox, Input, Radio, Select } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { useSettled } from '../../../app/use-settled.ts';
import { consoleClient } from '../kit/console-client.ts';
import classes from './announcements.module.css';
import { type AudienceDraft, accountLines } from './audience-draft.ts';

const ways = ['everybody', 'enterprises', 'plans', 'accounts'] as const satisfies readonly AudienceDraft['to'][];

interface AudienceFieldsProps {
  readonly draft: AudienceDraft;
  /** Lines of accounts that nobody has. */
  readonly unknownLines: readonly number[];
  onChange(draft: AudienceDraft): void;
}

export function AudienceFields({ draft, unknownLines, onChange }: AudienceFieldsProps) {
  const t = useTexts(announcementTexts);
  const [sought, setSought] = useState('');
  const name = useSettled(sought.trim());
  const choices = useQuery({
    queryKey: ['operator-announcement-choices', name],
    queryFn: () => consoleClient.call(announcementCalls.choices, name === '' ? {} : { name }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const set = (change: Partial<AudienceDraft>) => onChange({ ...draft, ...change });
  const tooMany = (count: number, most: number) => (count > most ? t.tooMany({ most }) : undefined);
  const unknown = unknownLines.length > 0 ? t.accountsUnknown({ lines: unknownLines.join(', ') }) : undefined;
  return (
    <>
      <Radio.Group
        aria-label={t.whom}
        className={classes.ways!}
        value={draft.to}
        onChange={({ target }) => set({ to: target.value as AudienceDraft['to'] })}
        options={ways.map(value => ({ value, label: t.to[value] }))}
      />
      {draft.to === 'enterprises' && (
        <Field label={t.enterprises} hint={t.enterprisesHint} problem={tooMany(draft.enterprises.length, MOST_CHOSEN)}>
          {control => (
            <Select
              {...control}
              mode="multiple"
              labelInValue
              showSearch={{ filterOption: false, onSearch: setSought }}
              value={[...draft.enterprises]}
              onChange={enterprises => set({ enterprises: enterprises.map(({ value, label }) => ({ value, label })) })}
              options={(choices.data?.enterprises ?? []).map(one => ({ value: one.enterpriseId, label: one.name }))}
            />
          )}
        </Field>
      )}
      {draft.to === 'plans' && (
        <Field label={t.plans}>
          {control => (
            <Select
              {...control}
              mode="multiple"
              value={[...draft.planIds]}
              onChange={planIds => set({ planIds })}
              options={(choices.data?.plans ?? []).map(plan => ({ value: plan.planId, label: plan[language] }))}
            />
          )}
        </Field>
      )}
      {draft.to === 'accounts' && (
        <Field
          label={t.accounts}
          hint={t.accountsHint}
          problem={tooMany(accountLines(draft.accounts).length, MOST_NAMED_ACCOUNTS) ?? unknown}
        >
          {control => (
            <Input.TextArea
              {...control}
              autoComplete="off"
              autoSize={{ minRows: 3, maxRows: 10 }}
              value={draft.accounts}
              onChange={event => set({ accounts: event.target.value })}
            />
          )}
        </Field>
      )}
      {draft.to !== 'accounts' && (
        <Checkbox
          checked={draft.administratorsOnly}
          onChange={({ target }) => set({ administratorsOnly: target.checked })}
        >
          {t.administratorsOnly}
        </Checkbox>
      )}
      <Field label={t.language}>
        {control => (
          <Select<'any' | 'zh' | 'en'>
            {...control}
            className={classes.language!}
            value={draft.language ?? 'any'}
            onChange={chosen => set({ language: chosen === 'any' ? null : chosen })}
            options={[
              { value: 'any', label: t.anyLanguage },
              { value: 'zh', label: t.onlyLanguage.zh },
              { value: 'en', label: t.onlyLanguage.en },
            ]}
          />
        )}
      </Field>
    </>
  );
}
