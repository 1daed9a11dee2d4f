import type { PaperField, PaperValue } from '@wenshu/papers';
import type { FieldWords } from '@wenshu/texts/talks/paper-parts';
import { type ComponentType, useId } from 'react';
import { ChoiceInput } from './choice-input.tsx';
import classes from './fields.module.css';
import { FlagInput } from './flag-input.tsx';
import { NodesInput } from './nodes-input.tsx';
import { NumberField } from './number-field.tsx';
import { TextInput } from './text-input.tsx';
import type { TypedInputProps } from './typed-input-props.ts';

interface FieldInputProps {
  readonly field: PaperField;
  readonly words: FieldWords;
  readonly value: PaperValue | undefined;
  /** With its name over it; else the name is only read out, and stands there while nothing is written. */
  readonly isLabelled?: boolean;
  onSave(value: PaperValue | undefined): void;
}

/** Sources are not typed in: a passage is taken out of one. */
const INPUTS: { readonly [Type in Exclude<PaperField['type'], 'source'>]: ComponentType<TypedInputProps<Type>> } = {
  text: TextInput,
  number: NumberField,
  choice: ChoiceInput,
  flag: FlagInput,
  nodes: NodesInput,
};

/** A field of a paper, where it is read and written. */
export function FieldInput({ field, words, value, isLabelled = false, onSave }: FieldInputProps) {
  const id = useId();
  if (field.type === 'source') return null;
  // The entry under a field's own type takes that field.
  const Input = INPUTS[field.type] as ComponentType<TypedInputProps<PaperField['type']>>;
  const isNamedBeside = isLabelled && field.type !== 'flag';
  return (
    <div
      className={classes.field}
      data-type={field.type}
      data-long={(field.type === 'text' && field.isLong) || undefined}
    >
      {isNamedBeside && (
        <label className={classes.label} htmlFor={id}>
          {words.label}
        </label>
      )}
      <Input
        id={id}
        field={field}
        words={words}
        value={value}
        placeholder={words.example ?? (isNamedBeside ? '' : words.label)}
        label={isNamedBeside ? {} : { 'aria-label': words.label }}
        onSave={onSave}
      />
    </div>
  );
}
