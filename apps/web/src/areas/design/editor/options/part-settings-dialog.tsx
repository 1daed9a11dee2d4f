import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import {
  type CommandInput,
  type Item,
  type Question,
  type Row,
  readSetting,
  type SealedType,
  type SettingName,
  writtenChecks,
} from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import type { ListName } from '../../document/reading/part-rows.ts';
import { SettingField } from '../settings/setting-field.tsx';
import classes from '../settings/settings.module.css';
import { isSettingShown, type ShownSetting } from '../settings/shown-settings.ts';

/** These have their place in the option's menu or on its line, a picture too; a region is drawn. */
const ELSEWHERE: readonly SettingName[] = [
  'isExclusive',
  'isHidden',
  'hasBlank',
  'isBlankRequired',
  'isAnchored',
  'picture',
  'region',
];

const WRITTEN: readonly SettingName[] = writtenChecks;

export function settingsToShow(type: SealedType, list: ListName): readonly SettingName[] {
  const own = list === 'items' ? type.itemSettingNames : type.rowSettingNames;
  // The core lets every option with a blank carry them.
  const all = own.includes('hasBlank') ? [...own, ...WRITTEN] : own;
  return all.filter(name => !ELSEWHERE.includes(name));
}

interface PartSettingsDialogProps {
  readonly question: Question;
  readonly list: ListName;
  readonly part: Item | Row;
  onSet(settings: CommandInput<'updateSettings'>['settings']): void;
  onClose(): void;
}

/** What an option or a row can carry besides its switches, drawn from the dictionary: numbers, scores, formats of its blank. */
export function PartSettingsDialog({ question, list, part, onSet, onClose }: PartSettingsDialogProps) {
  const t = useTexts(canvasTexts);
  const words = useTexts(editorTexts);
  const type = questionTypes[question.type as QuestionTypeSlug];
  const hasText = !type.itemSettingNames.includes('hasBlank') || readSetting(part.settings, 'hasBlank');
  const names = settingsToShow(type, list)
    .filter(name => hasText || !WRITTEN.includes(name))
    .filter(name => Object.hasOwn(words.settingNames, name) && isSettingShown(name, part.settings));
  return (
    <ViewDialog title={t.settingsOf({ name: part.title.text })} width={480} onClose={onClose}>
      <div className={classes.fields}>
        {names.map(name => (
          <SettingField
            key={name}
            name={name as ShownSetting}
            settings={part.settings}
            onSet={(code, value) => onSet({ [code]: value })}
          />
        ))}
      </div>
    </ViewDialog>
  );
}
