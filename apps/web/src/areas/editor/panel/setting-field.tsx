import type { SettingName } from '@wenshu/survey-core';
import { limits, readSetting, type SettingDefinition, settingDictionary } from '@wenshu/survey-core';
import type { RawSettings } from '@wenshu/survey-core/answering';
import { editorTexts } from '@wenshu/texts/editor';
import { Input, InputNumber, Select, Switch } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './panel.module.css';

interface SettingFieldProps {
  readonly name: keyof (typeof editorTexts)['zh']['settingNames'] & SettingName;
  readonly settings: RawSettings;
  onSet(code: number, value: string | number | boolean | null): void;
}

/** One setting, drawn from the dictionary: its kind decides the control. */
export function SettingField({ name, settings, onSet }: SettingFieldProps) {
  const t = useTexts(editorTexts);
  const id = useId();
  const definition: SettingDefinition = settingDictionary[name];
  const value = readSetting(settings, name);
  const labelOf = (choice: number | string) =>
    name in t.choiceNames
      ? (t.choiceNames[name as keyof typeof t.choiceNames] as Readonly<Record<string, string>>)[String(choice)]
      : String(choice);
  const control = { id, 'aria-label': t.settingNames[name] };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{t.settingNames[name]}</label>
      {definition.kind === 'switch' && (
        <Switch {...control} checked={value === true} onChange={checked => onSet(definition.code, checked)} />
      )}
      {definition.kind === 'choice' && (
        <Select
          {...control}
          className={classes.control}
          value={String(value)}
          options={definition.of.map(choice => ({ value: String(choice), label: labelOf(choice) }))}
          onChange={format => onSet(definition.code, Number(format))}
        />
      )}
      {(definition.kind === 'text' || definition.kind === 'picture' || definition.kind === 'model') && (
        <Input
          // Saved when left: a new value from elsewhere makes a new field.
          key={String(value)}
          {...control}
          className={classes.control}
          maxLength={definition.kind === 'text' ? definition.maxLength : limits.addressLength}
          defaultValue={String(value)}
          onBlur={event => event.target.value !== value && onSet(definition.code, event.target.value)}
        />
      )}
      {(definition.kind === 'integer' || definition.kind === 'number') && (
        <InputNumber
          {...control}
          className={classes.control}
          min={definition.min}
          max={definition.max}
          {...(definition.kind === 'integer' && { precision: 0 })}
          value={value as number | null}
          changeOnBlur
          changeOnWheel={false}
          onChange={number => onSet(definition.code, number)}
        />
      )}
    </div>
  );
}
