import type { CommandInput } from '@wenshu/survey-core';
import { type SettingDefinition, type SettingName, settingDictionary } from '@wenshu/survey-core';
import { type RawSettings, readSetting } from '@wenshu/survey-core/answering';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { Switch } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberField } from '../../document/parts/number-field.tsx';
import classes from './logic.module.css';

export type RandomName =
  | 'isGroupOrderRandom'
  | 'shownGroupCount'
  | 'isQuestionOrderRandom'
  | 'shownQuestionCount'
  | 'isAnchored'
  | 'isOptionOrderRandom'
  | 'shownOptionCount'
  | 'isRowOrderRandom'
  | 'shownRowCount';

/** A list that can be mixed, or of which some are drawn. */
export interface RandomList {
  readonly id: string;
  readonly title: string;
  readonly names: readonly (RandomName & SettingName)[];
  readonly settings: RawSettings;
  /** How many there are to draw from. */
  readonly counts: Partial<Record<RandomName, number>>;
  onSet(settings: CommandInput<'updateSettings'>['settings']): void;
}

/** Its switches and numbers. No more can be drawn than there are. */
export function RandomFields({ title, names, settings, counts, onSet }: RandomList) {
  const t = useTexts(editorLogicTexts);
  return (
    <fieldset className={classes.settingsRow}>
      <legend className={classes.settingsTitle}>{title}</legend>
      {names.map(name => {
        const definition: SettingDefinition = settingDictionary[name];
        const value = readSetting(settings, name);
        const label = `${title}: ${t[name]}`;
        return (
          <span key={name} className={classes.setting}>
            <span>{t[name]}</span>
            {definition.kind === 'switch' ? (
              <Switch
                size="small"
                aria-label={label}
                checked={value === true}
                onChange={checked => onSet({ [definition.code]: checked })}
              />
            ) : (
              <NumberField
                size="small"
                aria-label={label}
                placeholder={t.all}
                min={1}
                max={counts[name] ?? Number.MAX_SAFE_INTEGER}
                className={classes.number}
                value={value as number | null}
                areStepsSaved
                onSave={number => onSet({ [definition.code]: number })}
              />
            )}
          </span>
        );
      })}
    </fieldset>
  );
}
