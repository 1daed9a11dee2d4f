import type { Json } from '../json.ts';
import { parseDesign } from './design.ts';
import {
  type SettingDefinition,
  type SettingName,
  type SettingsOf,
  type SettingValue,
  settingDictionary,
} from './dictionary.ts';
import { isFileAddress } from './is-file-address.ts';

/** Settings as stored: by numeric code. A code that is absent has its default. */
export type RawSettings = { readonly [code: string]: Json };

const definitions: Readonly<Record<SettingName, SettingDefinition>> = settingDictionary;

/** Whether a value is one that the setting takes. Null takes a setting back to its default. */
export function isSettingValue(name: SettingName, value: unknown): boolean {
  const definition = definitions[name];
  if (value === null) return true;
  if (definition.kind === 'switch') return typeof value === 'boolean';
  if (definition.kind === 'choice') return definition.of.some(choice => choice === value);
  if (definition.kind === 'text' || definition.kind === 'design') {
    if (typeof value !== 'string' || value.length > definition.maxLength) return false;
    return definition.kind === 'text' || parseDesign(value) !== undefined;
  }
  if (definition.kind === 'picture' || definition.kind === 'model') return value === '' || isFileAddress(value);
  if (typeof value !== 'number' || value < definition.min || value > definition.max) return false;
  return definition.kind === 'number' || Number.isInteger(value);
}

/** One setting; its default when absent or unreadable, so that a document from a newer edition still opens. */
export function readSetting<Name extends SettingName>(raw: RawSettings, name: Name): SettingValue<Name> {
  const value = raw[definitions[name].code];
  return (
    value !== undefined && value !== null && isSettingValue(name, value) ? value : definitions[name].default
  ) as SettingValue<Name>;
}

export function readSettings<Name extends SettingName>(raw: RawSettings, names: readonly Name[]): SettingsOf<Name> {
  return Object.fromEntries(names.map(name => [name, readSetting(raw, name)])) as SettingsOf<Name>;
}

const nameByCode = new Map(
  (Object.keys(definitions) as SettingName[]).map(name => [definitions[name].code, name] as const),
);

export function findSettingName(code: number): SettingName | undefined {
  return nameByCode.get(code);
}

/** Settings by name, written by code. */
export function writeSettings(values: { readonly [Name in SettingName]?: SettingValue<Name> }): RawSettings {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [definitions[name as SettingName].code, value as Json]),
  );
}
