import type { SchemeField } from '@wenshu/api-contract';
import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { problemOf, type TypedValues } from './scheme-setting.ts';
import classes from './schemes.module.css';

interface SchemeFieldsProps {
  readonly fields: readonly SchemeField[];
  readonly typed: TypedValues;
  readonly isTried: boolean;
  onChange(typed: TypedValues): void;
}

/** What a scheme asks for, drawn from its list of fields. */
export function SchemeFields({ fields, typed, isTried, onChange }: SchemeFieldsProps) {
  return fields.map(field => (
    <OneField
      key={field.name}
      field={field}
      value={typed[field.name] ?? ''}
      isTried={isTried}
      onChange={value => onChange({ ...typed, [field.name]: value })}
    />
  ));
}

const ROWS = { text: 1, long: 5, names: 5 } as const;

interface OneFieldProps {
  readonly field: SchemeField;
  readonly value: string;
  readonly isTried: boolean;
  onChange(value: string): void;
}

function OneField({ field, value, isTried, onChange }: OneFieldProps) {
  const t = useTexts(schemeScreenTexts);
  const id = useId();
  const { kind, label, hint, example, least, most } = field;
  const problem = isTried ? problemOf(field, value) : undefined;
  const shared = {
    id,
    value,
    className: classes.input,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-hint ${id}-problem`,
    placeholder: t.example({ example: example.split('\n').join(t.between) }),
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
        {kind === 'names' && ` · ${t.namesHint({ least, most })}`}
      </p>
      {kind === 'text' ? (
        <input {...shared} maxLength={most} onChange={event => onChange(event.currentTarget.value)} />
      ) : (
        <textarea {...shared} rows={ROWS[kind]} onChange={event => onChange(event.currentTarget.value)} />
      )}
      <p id={`${id}-problem`} className={classes.problem}>
        {problem && wordsOf(t[problem], { least, most })}
      </p>
    </div>
  );
}

const wordsOf = (
  text: string | ((of: { least: number; most: number }) => string),
  of: { least: number; most: number },
) => (typeof text === 'string' ? text : text(of));
