import type { ModelOption, OptionValue } from '@wenshu/analysis/browser';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import type { ModelWords } from '@wenshu/texts/findings/models/model-words';
import { Input, Segmented, Select, Switch } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import { keysIn, optionIn, withOption } from './model-analysis.ts';
import { useModel } from './model-context.ts';
import classes from './models.module.css';

type Words = ModelWords['options'][string];
type Of<Kind extends ModelOption['of']> = Extract<ModelOption, { of: Kind }>;

interface FieldProps<Option> {
  readonly option: Option;
  readonly words: Words;
  readonly value: OptionValue;
  onChange(value: OptionValue): void;
}

/** One option, as what it is is chosen. */
export function OptionField({ option, words }: { readonly option: ModelOption; readonly words: Words }) {
  const { analysis, change } = useModel();
  const Field = fields[option.of] as (props: FieldProps<ModelOption>) => ReactNode;
  const value = optionIn(analysis, option.name);
  return (
    <Field
      option={option}
      words={words}
      value={value}
      onChange={next => change(now => withOption(now, option.name, next))}
    />
  );
}

const fields: { readonly [Kind in ModelOption['of']]: (props: FieldProps<Of<Kind>>) => ReactNode } = {
  choice: ChoiceField,
  switch: SwitchField,
  number: NumberField,
  places: PlacesField,
  words: WordsField,
  category: CategoryField,
};

/** So much fits side by side, a Chinese character as two. */
const LINE_WIDTH = 34;
const ROOM_PER_WORD = 4;
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 2 : 1), 0);

function ChoiceField({ option, words, value, onChange }: FieldProps<Of<'choice'>>) {
  const options = option.words.map(word => ({ value: word, label: words.words?.[word] ?? word }));
  // All are as wide as the widest.
  const width = options.length * (Math.max(...options.map(({ label }) => widthOf(label))) + ROOM_PER_WORD);
  const shared = { 'aria-label': words.name, value: value as string, options, size: 'small', onChange } as const;
  return (
    <>
      <span className={classes.optionName}>{words.name}</span>
      {width <= LINE_WIDTH ? (
        <Segmented {...shared} block />
      ) : (
        <Select {...shared} className={classes.wide!} popupMatchSelectWidth={false} />
      )}
    </>
  );
}

function SwitchField({ words, value, onChange }: FieldProps<Of<'switch'>>) {
  return (
    <span className={classes.beside}>
      <span className={classes.optionName}>{words.name}</span>
      <Switch size="small" aria-label={words.name} checked={value === true} onChange={onChange} />
    </span>
  );
}

function NumberField({ option, words, value, onChange }: FieldProps<Of<'number'>>) {
  const t = useTexts(modelScreenTexts).options;
  const { min, max, isWhole, mayBeNull } = option;
  return (
    <span className={classes.beside}>
      <span className={classes.optionName}>{words.name}</span>
      <NumberInput
        size="small"
        aria-label={words.name}
        min={min}
        max={max}
        step={isWhole ? 1 : 0.05}
        {...(isWhole && { precision: 0 })}
        {...(mayBeNull && { placeholder: t.automatic })}
        value={value as number | null}
        // Emptied on the way to another number.
        onChange={next => (next !== null || mayBeNull) && onChange(next)}
      />
    </span>
  );
}

/** Sent when somebody is done with it: half a list of numbers is none. */
function PlacesField({ words, value, onChange }: FieldProps<Of<'places'>>) {
  const [written, setWritten] = useState<string>();
  return (
    <span className={classes.beside}>
      <span className={classes.optionName}>{words.name}</span>
      <Input
        size="small"
        className={classes.places!}
        aria-label={words.name}
        inputMode="numeric"
        value={written ?? (value as string)}
        onChange={event => setWritten(event.target.value.replaceAll(/[^\d,，、 ]/g, ''))}
        onPressEnter={event => event.currentTarget.blur()}
        onBlur={() => {
          if (written !== undefined && written !== value) onChange(written);
          setWritten(undefined);
        }}
      />
    </span>
  );
}

/** Sent when somebody is done with it: half a word is another one. */
function WordsField({ option, words, value, onChange }: FieldProps<Of<'words'>>) {
  const [written, setWritten] = useState<string>();
  const shared = {
    'aria-label': words.name,
    maxLength: option.mostLetters,
    value: written ?? (value as string),
    onChange: (event: { readonly target: { readonly value: string } }) => setWritten(event.target.value),
    onBlur: () => {
      if (written !== undefined && written !== value) onChange(written);
      setWritten(undefined);
    },
  };
  return (
    <>
      <span className={classes.optionName}>{words.name}</span>
      {option.isLong ? (
        <Input.TextArea {...shared} size="small" autoSize={{ minRows: 1, maxRows: 6 }} />
      ) : (
        <Input {...shared} size="small" allowClear onPressEnter={event => event.currentTarget.blur()} />
      )}
    </>
  );
}

function CategoryField({ option, words, value, onChange }: FieldProps<Of<'category'>>) {
  const t = useTexts(modelScreenTexts).options;
  const { analysis, variables } = useModel();
  const categories = variables.get(keysIn(analysis, option.slot)[0] ?? '')?.categories ?? [];
  return (
    <>
      <span className={classes.optionName}>{words.name}</span>
      <Select
        size="small"
        className={classes.wide!}
        aria-label={words.name}
        disabled={categories.length === 0}
        placeholder={t.noCategories}
        value={(value as number | null) ?? categories[0]?.code ?? null}
        options={categories.map(({ code, label }) => ({ value: code, label }))}
        popupMatchSelectWidth={false}
        onChange={onChange}
      />
    </>
  );
}
