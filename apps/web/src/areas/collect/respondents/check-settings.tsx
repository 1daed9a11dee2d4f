import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { Applies } from '../../design/questionnaire/applies.tsx';
import { Field } from '../../design/questionnaire/field.tsx';
import { Section } from '../../design/questionnaire/section.tsx';
import classes from './check.module.css';
import type { Check } from './check.ts';
import { fieldName } from './person-words.ts';
import { useCustomFields } from './use-people.ts';

interface CheckSettingsProps {
  readonly scrollId: string;
  readonly check: Check;
  onChange(change: Partial<Check>): Promise<void>;
  /** Before it is stored. */
  onWriting(change: Partial<Check>): void;
}

const USUAL = ['name', 'mobile', 'email'];
const LONGEST_HELP = 500;
const MOST_FIELDS = 10;

export function CheckSettings({ scrollId, check, onChange, onWriting }: CheckSettingsProps) {
  const t = useTexts(peopleTexts).check;
  const [isEmpty, setIsEmpty] = useState(false);
  const [help, setHelp] = useDraft(check.help?.text ?? '');
  const options = [...new Set([...USUAL, ...useCustomFields(scrollId), ...check.fields])];
  const ask = (fields: string[]) => {
    setIsEmpty(fields.length === 0);
    if (fields.length === 0) return;
    // A code is sent to the number that was compared: without it there is none to send.
    void onChange({ fields, isCheckSms: check.isCheckSms && fields.includes('mobile') });
  };
  const switchSms = (isCheckSms: boolean) => {
    const fields = isCheckSms && !check.fields.includes('mobile') ? [...check.fields, 'mobile'] : check.fields;
    void onChange({ isCheckSms, fields });
  };
  const helpOf = (text: string): Check['help'] => (text.trim() === '' ? null : { text: text.trim() });
  const saveHelp = async () => {
    if (help.trim() !== (check.help?.text ?? '')) await onChange({ help: helpOf(help) });
    onWriting({});
  };
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="now" />}>
      <Field label={t.isOn} hint={t.isOnHint}>
        {ids => (
          <Switch
            {...ids}
            aria-label={t.isOn}
            checked={check.isEnabled}
            onChange={isEnabled => void onChange({ isEnabled })}
          />
        )}
      </Field>
      <Field label={t.asked} hint={t.askedHint} problem={isEmpty ? t.askedEmpty : undefined}>
        {ids => (
          <Select<string[]>
            {...ids}
            mode="multiple"
            maxCount={MOST_FIELDS}
            className={classes.wide}
            value={check.fields}
            options={options.map(value => ({ value, label: fieldName(value) }))}
            onChange={ask}
          />
        )}
      </Field>
      <Field label={t.sms} hint={t.smsHint}>
        {ids => <Switch {...ids} aria-label={t.sms} checked={check.isCheckSms} onChange={switchSms} />}
      </Field>
      <Field label={t.help} hint={t.helpHint}>
        {ids => (
          <Input.TextArea
            {...ids}
            rows={3}
            maxLength={LONGEST_HELP}
            value={help}
            onChange={({ target }) => {
              setHelp(target.value);
              onWriting({ help: helpOf(target.value) });
            }}
            onBlur={() => void saveHelp()}
          />
        )}
      </Field>
    </Section>
  );
}
