import { readSetting, writeSettings } from '@wenshu/survey-core';
import type { Mend, MendEdit } from '../finding.ts';
import type { Asked } from '../reading/asked.ts';
import type { Survey } from '../reading/read-survey.ts';

/** Everybody gets an order of their own; "other" and "none" stay where people look for them. */
export function randomise({ id: questionId, question, options }: Asked, { types }: Survey): Mend | undefined {
  const type = types[question.type];
  const has = (names: readonly string[] | undefined, name: string) => names?.includes(name) === true;
  if (!has(type?.settingNames, 'isOptionOrderRandom')) return undefined;
  const staying = options.filter(({ id, role }) => {
    const settings = question.items[id]?.settings ?? {};
    return role !== 'plain' && !readSetting(settings, 'isAnchored') && !readSetting(settings, 'isExclusive');
  });
  if (staying.length > 0 && !has(type?.itemSettingNames, 'isAnchored')) return undefined;
  const anchors = staying.map(
    ({ id }): MendEdit => ({
      name: 'updateSettings',
      input: { questionId, itemId: id, settings: writeSettings({ isAnchored: true }) },
    }),
  );
  const mix: MendEdit = {
    name: 'updateSettings',
    input: { questionId, settings: writeSettings({ isOptionOrderRandom: true }) },
  };
  return { does: 'randomise', edits: [...anchors, mix] };
}
