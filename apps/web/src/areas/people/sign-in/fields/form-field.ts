import type { Ref } from 'react';

/** What `useAccountForm` hands to a field. */
export interface FormFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}
