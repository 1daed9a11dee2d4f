import { LONGEST_WHY } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { Input } from 'antd';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';

interface WhyFieldProps {
  readonly value: string;
  /** Told after an attempt. */
  readonly isAsked: boolean;
  readonly hint?: string;
  onChange(value: string): void;
}

export const isReason = (typed: string): boolean => typed.trim().length >= 2;

/** Why something is done that touches somebody. */
export function WhyField({ value, isAsked, hint, onChange }: WhyFieldProps) {
  const t = useTexts(consoleTexts);
  return (
    <Field label={t.why} hint={hint ?? t.whyHint} problem={isAsked && !isReason(value) ? t.whyNeeded : undefined}>
      {control => (
        <Input.TextArea
          {...control}
          value={value}
          maxLength={LONGEST_WHY}
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
