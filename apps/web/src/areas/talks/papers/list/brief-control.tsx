import type { PaperField } from '@wenshu/papers';
import type { FieldWords } from '@wenshu/texts/talks/paper-parts';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Input, Select } from 'antd';
import { Field, type FieldControl } from '../../../../app/forms/field.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { briefProblem } from './brief-to-send.ts';

interface BriefControlProps {
  readonly field: PaperField;
  readonly words: FieldWords;
  readonly value: string | number | undefined;
  readonly isTried: boolean;
  onChange(value: string | number | undefined): void;
}

/** One line of the brief of a paper that is being begun, drawn by what it may hold. */
export function BriefControl({ field, words, value, isTried, onChange }: BriefControlProps) {
  const t = useTexts(paperTexts).fresh;
  const problem = isTried ? briefProblem(field, value) : undefined;
  return (
    <Field label={words.label} problem={problem && t.wrongNumber(problem)}>
      {control => CONTROLS[field.type]?.({ field, words, value, control, none: t.none, onChange })}
    </Field>
  );
}

interface Drawn extends Pick<BriefControlProps, 'field' | 'words' | 'value' | 'onChange'> {
  readonly control: FieldControl;
  readonly none: string;
}

/** A brief has no lists, flags and sources: the shapes say so, and what has no control here is not drawn. */
const CONTROLS: Partial<Record<PaperField['type'], (drawn: Drawn) => React.ReactNode>> = {
  text: ({ field, words, value, control, onChange }) => (
    <Input.TextArea
      {...control}
      value={value ?? ''}
      autoSize={{ minRows: field.type === 'text' && field.isLong ? 2 : 1, maxRows: 8 }}
      maxLength={field.type === 'text' ? field.most : 0}
      placeholder={words.example}
      onChange={event => onChange(event.target.value)}
    />
  ),
  number: ({ value, control, onChange }) => (
    <NumberInput
      {...control}
      value={typeof value === 'number' ? value : null}
      precision={0}
      onChange={next => onChange(next ?? undefined)}
    />
  ),
  choice: ({ field, words, value, control, none, onChange }) => (
    <Select
      {...control}
      allowClear
      placeholder={none}
      value={value ?? null}
      options={(field.type === 'choice' ? field.of : []).map(one => ({
        value: one,
        label: words.options?.[one] ?? one,
      }))}
      onChange={next => onChange(next ?? undefined)}
    />
  ),
};
