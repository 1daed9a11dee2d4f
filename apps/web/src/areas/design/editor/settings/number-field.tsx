import { InputNumber } from 'antd';
import { useEffect, useState } from 'react';
import classes from './settings.module.css';

interface NumberFieldProps {
  readonly id: string;
  readonly 'aria-label': string;
  readonly min: number;
  readonly max: number;
  readonly isInteger: boolean;
  readonly value: number | null;
  readonly placeholder: string;
  onSet(value: number | null): void;
}

/** A number that is set when the person has finished it: on the way to 12 stands 1, which may be out of range. */
export function NumberField({ isInteger, value, onSet, ...control }: NumberFieldProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const save = () => draft !== value && onSet(draft);
  return (
    <InputNumber
      {...control}
      className={classes.control}
      {...(isInteger && { precision: 0 })}
      value={draft}
      changeOnWheel={false}
      onChange={setDraft}
      onStep={onSet}
      onBlur={save}
      onPressEnter={save}
    />
  );
}
