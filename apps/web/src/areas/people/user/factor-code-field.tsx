import { TextField } from '@wenshu/ui';
import type { Ref } from 'react';

interface FactorCodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Six digits, or sixteen letters and digits; how they are grouped does not matter. */
export const isFactorCode = (typed: string): boolean => /^(\d{6}|[a-z2-7]{16})$/i.test(typed.replace(/[\s-]/g, ''));

export function FactorCodeField({ onChange, ...field }: FactorCodeFieldProps) {
  return (
    <TextField
      {...field}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={30}
      onChange={event => onChange(event.target.value)}
    />
  );
}
