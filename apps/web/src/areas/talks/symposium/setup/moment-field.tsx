import { Input } from 'antd';
import { useState } from 'react';
import { Field } from '../../../../app/forms/field.tsx';
import { fromField, toField } from '../../../design/config/time-field.ts';
import classes from '../symposium.module.css';

interface MomentFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly timeZone: string;
  readonly isFixed: boolean;
  readonly problem?: string | undefined;
  readonly mayBeBlank?: boolean;
  onChange(moment: number | null): void;
}

/** A moment in the symposium's zone. While half of one stands in the field, the one before holds. */
export function MomentField({ label, value, timeZone, isFixed, problem, mayBeBlank, onChange }: MomentFieldProps) {
  const [written, setWritten] = useState<string>();
  return (
    <Field label={label} problem={problem}>
      {control => (
        <Input
          {...control}
          type="datetime-local"
          className={classes.moment}
          disabled={isFixed}
          value={written ?? toField(value, timeZone)}
          onBlur={() => setWritten(undefined)}
          onChange={event => {
            setWritten(event.target.value);
            const moment = fromField(event.target.value, timeZone);
            if (typeof moment === 'number' || (moment === null && mayBeBlank)) onChange(moment);
          }}
        />
      )}
    </Field>
  );
}
