import { type SettingDefinition, settingDictionary } from '../settings/dictionary.ts';
import { isFileAddress, originOfAddress } from '../settings/is-file-address.ts';
import type { RawSettings } from '../settings/settings.ts';
import type { Flow, FlowItem } from './flow.ts';

export interface OutsideOrigins {
  readonly pictures: readonly string[];
  readonly models: readonly string[];
}

const codesOf = (kind: SettingDefinition['kind']): readonly number[] =>
  Object.values<SettingDefinition>(settingDictionary).flatMap(one => (one.kind === kind ? [one.code] : []));
const PICTURES = codesOf('picture');
const MODELS = codesOf('model');

/** The hosts on the web that a survey shows pictures and models of: what its page must be allowed to load, and nothing else. */
export function listOutsideOrigins(flow: Flow): OutsideOrigins {
  const { appearance, cover } = flow;
  const settings = allSettings(flow);
  const looks = [appearance.headerPicture, appearance.backgroundPicture].flatMap(one => [one?.mobile, one?.desktop]);
  return {
    pictures: originsOf([...looks, cover?.picture, ...valuesOf(settings, PICTURES)]),
    models: originsOf(valuesOf(settings, MODELS)),
  };
}

function allSettings({ settings, groups, questions }: Flow): RawSettings[] {
  const ofItems = (items: readonly FlowItem[]): RawSettings[] =>
    items.flatMap(item => [item.settings, ...ofItems(item.children ?? [])]);
  return [
    settings,
    ...groups.map(group => group.settings),
    ...questions.flatMap(question => [
      question.settings,
      ...ofItems(question.items),
      ...question.rows.map(row => row.settings),
      ...question.itemGroups.map(group => group.settings ?? {}),
    ]),
  ];
}

const valuesOf = (settings: readonly RawSettings[], codes: readonly number[]): unknown[] =>
  settings.flatMap(raw => codes.map(code => raw[code]));

/** In a fixed order. What was stored before addresses were checked is left out, as it is where it would be shown. */
function originsOf(addresses: readonly unknown[]): string[] {
  const origins = addresses.flatMap(address => (isFileAddress(address) ? [originOfAddress(address)] : []));
  return [...new Set(origins.filter(origin => origin !== undefined))].sort();
}
