import { type InputHTMLAttributes, useState } from 'react';

interface NumberFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onInput' | 'type'> {
  readonly value: number | undefined;
  onNumber(value: number): void;
}

/**
 * A number as it is typed. What was typed stays as it is while somebody types: "33." is 33 and would otherwise lose its point before
 * the next digit. The browser's own number field is no help: it hides such a text from us altogether.
 */
export function NumberField({ value, onNumber, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...field}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? value ?? ''}
      onInput={event => {
        const text = event.currentTarget.value.normalize('NFKC');
        setTyped(text);
        onNumber(Number.isFinite(Number(text)) ? Number(text) : 0);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
