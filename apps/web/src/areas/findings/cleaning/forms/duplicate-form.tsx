import { type DuplicateBy, duplicateBys } from '@wenshu/analysis/browser';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { FormField } from '../../form-field/form-field.tsx';
import { type FormProps, questionOptions } from './form-props.ts';

export function DuplicateForm({ settings, source, onChange }: FormProps<'duplicate'>) {
  const t = useTexts(cleaningScreenTexts).form;
  return (
    <>
      <FormField label={t.duplicate} hint={t.firstKept}>
        <Select<DuplicateBy>
          aria-label={t.duplicate}
          value={settings.by}
          options={duplicateBys.map(value => ({ value, label: t.duplicates[value] }))}
          onChange={by => onChange({ by, questions: by === 'questions' ? settings.questions : [] })}
        />
      </FormField>
      {settings.by === 'questions' && (
        <FormField label={t.questions}>
          <Select
            mode="multiple"
            aria-label={t.questions}
            placeholder={t.choose}
            value={[...settings.questions]}
            options={questionOptions(source, () => true)}
            onChange={questions => onChange({ ...settings, questions })}
          />
        </FormField>
      )}
    </>
  );
}
