import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { type Item, inOrder, type Row, readSetting, type SettingName, settingDictionary } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { LightMenu } from '../../document/parts/light-menu.tsx';
import { groupOf, type ListName, parentOf } from '../../document/reading/part-rows.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { focusPart } from './focus-part.ts';
import type { PartEdits } from './part-edits.ts';
import { PartSettingsDialog, settingsToShow } from './part-settings-dialog.tsx';

interface PartMenuProps {
  readonly questionId: string;
  readonly list: ListName;
  readonly part: Item | Row;
  readonly depth: number;
  readonly number: number;
  readonly edits: PartEdits;
  readonly maxLayers: number;
  onMoved(): void;
  readonly onRemove: (() => void) | undefined;
}

/** Switches of an option that stand in its menu, with their words. */
const SWITCHES = [
  ['isExclusive', 'exclusive'],
  ['isHidden', 'hidden'],
  ['hasBlank', 'blank'],
  ['isBlankRequired', 'blankRequired'],
  ['isAnchored', 'anchored'],
] as const;

export function PartMenu(props: PartMenuProps) {
  const { questionId, list, part, depth, number, edits, maxLayers, onMoved, onRemove } = props;
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const [hasDialog, setHasDialog] = useState(false);
  const { id } = part;
  const toggle = (name: SettingName) =>
    edits.set(id, { [settingDictionary[name].code]: !readSetting(part.settings, name) });
  const questionNow = () => editor.store.getState().document.questions[questionId]!;
  const items = (): MenuProps['items'] => {
    const question = questionNow();
    const type = questionTypes[question.type as QuestionTypeSlug];
    const names: readonly SettingName[] = list === 'items' ? type.itemSettingNames : type.rowSettingNames;
    const groups = inOrder(list === 'items' ? question.itemGroups : question.rowGroups);
    const isShown = (name: SettingName) =>
      names.includes(name) &&
      (name !== 'isBlankRequired' || !names.includes('hasBlank') || readSetting(part.settings, 'hasBlank'));
    return [
      ...SWITCHES.filter(([name]) => isShown(name)).map(([name, word]) => ({
        key: name,
        label: `${readSetting(part.settings, name) ? '✓ ' : ''}${t.option[word]}`,
        onClick: () => toggle(name),
      })),
      ...(settingsToShow(type, list).length > 0
        ? [{ key: 'settings', label: t.optionSettings, onClick: () => setHasDialog(true) }]
        : []),
      ...(readSetting(part.settings, 'picture') === ''
        ? []
        : [
            {
              key: 'picture',
              label: t.removePicture,
              onClick: () =>
                edits.set(id, { [settingDictionary.picture.code]: null, [settingDictionary.pictureAlt.code]: null }),
            },
          ]),
      { key: 'format', label: t.option.format, onClick: () => editor.openRich(`${questionId}.${id}`) },
      { type: 'divider' as const },
      { key: 'up', label: t.option.moveUp, onClick: () => edits.step(id, -1) && onMoved() },
      { key: 'down', label: t.option.moveDown, onClick: () => edits.step(id, 1) && onMoved() },
      ...(maxLayers > 1 && list === 'items'
        ? [
            { key: 'indent', label: t.option.indent, onClick: () => edits.shift(id, 1) && onMoved() },
            ...(parentOf(part) === undefined
              ? []
              : [{ key: 'outdent', label: t.option.outdent, onClick: () => edits.shift(id, -1) && onMoved() }]),
            ...(depth + 1 < maxLayers
              ? [
                  {
                    key: 'below',
                    label: t.option.addBelow,
                    onClick: () => focusPart(edits.add({ parentId: id }), true),
                  },
                ]
              : []),
          ]
        : []),
      ...(groups.length > 0 && depth === 0
        ? [
            {
              key: 'group',
              label: t.option.group,
              children: [
                { key: 'none', label: t.option.noGroup, onClick: () => edits.toGroup(id, null) },
                ...groups
                  .filter(group => group.id !== groupOf(part))
                  .map(group => ({
                    key: group.id,
                    label: group.title.text,
                    onClick: () => edits.toGroup(id, group.id),
                  })),
              ],
            },
          ]
        : []),
      { type: 'divider' as const },
      { key: 'remove', label: t.option.remove, danger: true, disabled: !onRemove, onClick: () => onRemove?.() },
    ];
  };
  return (
    <>
      <LightMenu label={(list === 'items' ? t.option.menu : t.option.rowMenu)(number)} items={items} />
      {hasDialog && (
        <PartSettingsDialog
          question={questionNow()}
          list={list}
          part={part}
          onSet={settings => edits.set(id, settings)}
          onClose={() => setHasDialog(false)}
        />
      )}
    </>
  );
}
