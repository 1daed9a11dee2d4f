import { type ReactNode, useId, useState } from 'react';
import { readNumber } from '../read-cells.ts';
import classes from '../solutions.module.css';
import type { FieldProps } from './field-props.ts';
import { ProblemLine } from './problem-line.tsx';

export function TextSetting({ field, value, onChange, ...told }: FieldProps<'text'>) {
  return (
    <ToldSetting {...told}>
      {(id, describedBy) => (
        <input
          id={id}
          className={classes.input}
          value={value}
          maxLength={field.maxLength}
          aria-invalid={told.problems.some(({ level }) => level === 'error')}
          aria-describedby={describedBy}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </ToldSetting>
  );
}

export function NumberSetting({ value, onChange, ...told }: FieldProps<'number'>) {
  return (
    <ToldSetting {...told}>
      {(id, describedBy) => (
        <NumberInput
          id={id}
          value={value}
          onChange={onChange}
          isWrong={told.problems.length > 0}
          describedBy={describedBy}
        />
      )}
    </ToldSetting>
  );
}

interface ToldSettingProps extends Pick<FieldProps<'text'>, 'label' | 'hint' | 'problems'> {
  readonly children: (id: string, describedBy: string) => ReactNode;
}

/** A field with its name above it, and below it what it is for and what is wrong, which are read out with it. */
function ToldSetting({ label, hint, problems, children }: ToldSettingProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {children(id, `${id}-hint ${id}-problem`)}
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
      <ProblemLine id={`${id}-problem`} problems={problems} />
    </div>
  );
}

interface NumberInputProps {
  readonly id?: string;
  readonly value: number | null;
  onChange(value: number | null): void;
  readonly isWrong: boolean;
  readonly describedBy?: string;
  readonly label?: string;
}

/** Text while it is typed: "1." is on the way to "1.5" and no number yet. */
export function NumberInput({ id, value, onChange, isWrong, describedBy, label }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      id={id}
      className={classes.number}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (value === null ? '' : String(value))}
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      onChange={event => {
        setTyped(event.currentTarget.value);
        onChange(readNumber(event.currentTarget.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

export function SwitchSetting({ value, onChange, label, hint }: FieldProps<'switch'>) {
  return (
    <div className={classes.field}>
      <label className={classes.switch}>
        <input type="checkbox" checked={value} onChange={event => onChange(event.currentTarget.checked)} />
        <span>{label}</span>
      </label>
      <p className={classes.hint}>{hint}</p>
    </div>
  );
}
