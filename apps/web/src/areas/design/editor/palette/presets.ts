import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import type { RegionLevels } from '@wenshu/question-types/region-lines';
import {
  applyCommand,
  type CommandCall,
  completeInput,
  type EditContext,
  type EditProblem,
  isEditProblem,
  type Questionnaire,
  type SettingValue,
  writeSettings,
  writtenIn,
} from '@wenshu/survey-core';
import type { paletteTexts } from '@wenshu/texts/design/palette';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { newId } from '../../document/reading/new-id.ts';
import { newQuestion, type Place } from '../../document/reading/new-question.ts';

export type PresetName = keyof (typeof paletteTexts)['zh']['ready'];

interface Preset {
  readonly type: QuestionTypeSlug;
  readonly inputFormat?: SettingValue<'inputFormat'>;
  /** Filled with the regions of China, so many levels deep. */
  readonly regions?: RegionLevels;
}

/** Questions that are asked so often that people look for them by what they ask, not by their type. */
export const presets: Readonly<Record<PresetName, Preset>> = {
  'regions-2': { type: 'cascade', regions: 2 },
  'regions-3': { type: 'cascade', regions: 3 },
  mobile: { type: 'fill-in', inputFormat: 8 },
  email: { type: 'fill-in', inputFormat: 6 },
  'id-card': { type: 'fill-in', inputFormat: 11 },
  integer: { type: 'fill-in', inputFormat: 3 },
};

export const presetNames = Object.keys(presets) as PresetName[];

/** What adds one at a place, as one step: its words are of the survey's language. */
export async function planPreset(
  document: Questionnaire,
  name: PresetName,
  place: Place,
  context: EditContext,
): Promise<{ readonly questionId: string; readonly commands: readonly CommandCall[] } | EditProblem> {
  const { type, inputFormat, regions } = presets[name];
  const input = {
    ...newQuestion(document, type, place),
    title: { text: questionnaireDefaultTexts[writtenIn(document)].ready[name] },
    ...(inputFormat && { settings: writeSettings({ inputFormat }) as Record<string, number> }),
  };
  const { questionId } = input;
  const add: CommandCall = { name: 'addTopQuestion', input };
  if (!regions) return { questionId, commands: [add] };
  // Larger than the rest of the list, and wanted by few.
  const { regionLines } = await import('@wenshu/question-types/region-lines');
  const added = applyCommand(document, 'addTopQuestion', input, context);
  if (isEditProblem(added)) return added;
  const wanted = { questionId, text: regionLines(regions) };
  const filling = completeInput(added.document, 'batchImportItems', wanted, newId, context.types);
  return { questionId, commands: [add, { name: 'batchImportItems', input: filling } as CommandCall] };
}
