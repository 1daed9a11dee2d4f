import { type DesignRegistry, findType } from '../question-type/registry.ts';
import { settingDictionary } from '../settings/dictionary.ts';
import { isSettingValue, type RawSettings } from '../settings/settings.ts';
import { type DraftSettings, draftSettingNames } from './draft-question.ts';

/** The settings of a question that a text can say; undefined when none of them is set. */
export function draftSettings(raw: RawSettings): DraftSettings | undefined {
  const set = draftSettingNames.flatMap(name => {
    const value = raw[settingDictionary[name].code];
    return value !== undefined && value !== null && value !== '' && isSettingValue(name, value) ? [[name, value]] : [];
  });
  return set.length === 0 ? undefined : Object.fromEntries(set);
}

/** Those that the type has and takes: an import is refused as a whole for one that it does not. */
export function settingsForType(
  settings: DraftSettings,
  type: string,
  itemCount: number,
  types: DesignRegistry,
): { readonly settings?: DraftSettings } {
  const names = findType(types, type)?.settingNames ?? [];
  const { minSelected, maxSelected, ...rest } = settings;
  const most = maxSelected !== undefined && maxSelected <= itemCount ? maxSelected : undefined;
  const least = minSelected !== undefined && minSelected <= (most ?? itemCount) ? minSelected : undefined;
  const taken = Object.entries({ ...rest, minSelected: least, maxSelected: most }).filter(
    ([name, value]) =>
      value !== undefined && names.some(one => one === name) && isSettingValue(name as keyof DraftSettings, value),
  );
  return taken.length === 0 ? {} : { settings: Object.fromEntries(taken) };
}
