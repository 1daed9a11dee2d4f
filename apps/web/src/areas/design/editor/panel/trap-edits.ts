import {
  type CommandCall,
  inOrder,
  type Question,
  readSetting,
  type SettingName,
  settingDictionary,
} from '@wenshu/survey-core';

/** Made together: one step to undo. */
export type TrapEdit = readonly CommandCall[];

/** What an option or a row is marked with. */
const MARKS = { items: 'isTrapAnswer', rows: 'isTrap' } as const satisfies Record<string, SettingName>;
type PartList = keyof typeof MARKS;

const codeOf = (name: SettingName) => settingDictionary[name].code;

/** The options that are right, or the rows that check. */
export function trapParts(question: Question, list: PartList): string[] {
  return inOrder<Question['items'][string] | Question['rows'][string]>(question[list])
    .filter(part => readSetting(part.settings, MARKS[list]))
    .map(({ id }) => id);
}

/** Switched off, nothing of it is left. */
export function switchTrap(question: Question, isOn: boolean): TrapEdit {
  const { id: questionId } = question;
  const set = (value: true | null): CommandCall => ({
    name: 'updateSettings',
    input: { questionId, settings: { [codeOf('isTrap')]: value } },
  });
  if (isOn) return [set(true)];
  return [
    set(null),
    ...(readSetting(question.settings, 'trapNumber') === null ? [] : setTrapNumber(question, null)),
    ...chooseTrapParts(question, 'items', []),
    ...chooseTrapParts(question, 'rows', []),
  ];
}

export function setTrapNumber({ id: questionId }: Question, number: number | null): TrapEdit {
  return [{ name: 'updateSettings', input: { questionId, settings: { [codeOf('trapNumber')]: number } } }];
}

/** Only what is another than before is written. */
export function chooseTrapParts(question: Question, list: PartList, chosen: readonly string[]): TrapEdit {
  const before = trapParts(question, list);
  const mark = (id: string, value: true | null): CommandCall => ({
    name: 'updateSettings',
    input: {
      questionId: question.id,
      ...(list === 'items' ? { itemId: id } : { rowId: id }),
      settings: { [codeOf(MARKS[list])]: value },
    },
  });
  return [
    ...before.filter(id => !chosen.includes(id)).map(id => mark(id, null)),
    ...chosen.filter(id => !before.includes(id)).map(id => mark(id, true)),
  ];
}
