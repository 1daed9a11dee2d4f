import { readSetting, type SettingDefinition, settingDictionary } from '@wenshu/survey-core';
import type { RawSettings } from '@wenshu/survey-core/answering';
import { editorTexts } from '@wenshu/texts/design/editor';
import { panelTexts } from '@wenshu/texts/design/editor-panel';
import { Select, Switch } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberField } from '../../document/parts/number-field.tsx';
import { FileField } from './file-field.tsx';
import { FileKindsField } from './file-kinds-field.tsx';
import classes from './settings.module.css';
import type { ShownSetting } from './shown-settings.ts';
import { TextField } from './text-field.tsx';

interface SettingFieldProps {
  readonly name: ShownSetting;
  readonly settings: RawSettings;
  onSet(code: number, value: string | number | boolean | null): void;
}

/** One setting, drawn from the dictionary: its kind decides the control. */
export function SettingField({ name, settings, onSet }: SettingFieldProps) {
  const t = useTexts(editorTexts);
  const id = useId();
  const definition: SettingDefinition = settingDictionary[name];
  const value = readSetting(settings, name);
  const label = t.settingNames[name];
  const words = useTexts(panelTexts);
  const hint = (words.hints as Readonly<Partial<Record<ShownSetting, string>>>)[name];
  const set = (next: string | number | boolean | null) => onSet(definition.code, next);
  const labelOf = (choice: number | string) =>
    name in t.choiceNames
      ? (t.choiceNames[name as keyof typeof t.choiceNames] as Readonly<Record<string, string>>)[String(choice)]
      : String(choice);
  const control = { id, 'aria-label': label };
  if (definition.kind === 'picture' || definition.kind === 'model')
    return (
      <FileField
        id={id}
        label={label}
        kind={definition.kind === 'model' ? 'model' : name === 'picture' ? 'large-picture' : 'picture'}
        value={String(value)}
        onSet={set}
      />
    );
  if (name === 'fileKinds') return <FileKindsField label={label} value={String(value)} onSet={set} />;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {label}
        {hint && <span className={classes.hint}>{hint}</span>}
      </label>
      {definition.kind === 'switch' && <Switch {...control} checked={value === true} onChange={set} />}
      {definition.kind === 'choice' && (
        <Select
          {...control}
          className={classes.control}
          value={String(value)}
          options={definition.of.map(choice => ({ value: String(choice), label: labelOf(choice) }))}
          onChange={choice => set(Number(choice))}
        />
      )}
      {definition.kind === 'text' && (
        <TextField
          {...control}
          className={classes.control}
          maxLength={definition.maxLength}
          value={String(value)}
          onSet={set}
        />
      )}
      {(definition.kind === 'integer' || definition.kind === 'number') && (
        <NumberField
          {...control}
          className={classes.control}
          min={definition.min}
          max={definition.max}
          isFraction={definition.kind === 'number'}
          value={value as number | null}
          placeholder={words.unlimited}
          areStepsSaved
          onSave={set}
        />
      )}
    </div>
  );
}
