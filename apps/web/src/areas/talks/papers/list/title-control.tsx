import { MAX_PAPER_TITLE } from '@wenshu/papers';
import { Input } from 'antd';
import { Field } from '../../../../app/forms/field.tsx';

interface TitleControlProps {
  readonly label: string;
  readonly hint?: string;
  readonly title: string;
  onChange(title: string): void;
}

/** What a paper is called. */
export const TitleControl = ({ label, hint, title, onChange }: TitleControlProps) => (
  <Field label={label} hint={hint}>
    {control => (
      <Input {...control} value={title} maxLength={MAX_PAPER_TITLE} onChange={event => onChange(event.target.value)} />
    )}
  </Field>
);
