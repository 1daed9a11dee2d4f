import { InputNumber } from 'antd';
import { useEffect, useState } from 'react';

interface NumberInputProps {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-label'?: string;
  /** Null is "none": an empty field. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly placeholder?: string;
  readonly suffix?: string;
  readonly disabled?: boolean;
  onSave(value: number | null): void;
}

/** A whole number that is saved when the person leaves the field or presses Enter, not with every digit. */
export function NumberInput({ value, onSave, ...field }: NumberInputProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const save = () => {
    if (draft !== value) onSave(draft);
  };
  return (
    <InputNumber<number>
      {...field}
      precision={0}
      value={draft}
      style={{ width: 200, maxWidth: '100%' }}
      onChange={next => setDraft(next)}
      onBlur={save}
      onPressEnter={save}
    />
  );
}
