import { paperTexts } from '@wenshu/texts/talks/papers';
import { Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import type { TypedInputProps } from './typed-input-props.ts';

/** One of a few, or nothing said. */
export function ChoiceInput({ id, field, words, value, label, onSave }: TypedInputProps<'choice'>) {
  const { none } = useTexts(paperTexts).fresh;
  return (
    <Select
      id={id}
      {...label}
      allowClear
      popupMatchSelectWidth={false}
      placeholder={none}
      value={typeof value === 'string' ? value : null}
      options={field.of.map(one => ({ value: one, label: words.options?.[one] ?? one }))}
      onChange={next => onSave(next ?? undefined)}
    />
  );
}
