import { isEditProblem } from '@wenshu/survey-core';
import { describeEditProblem } from '@wenshu/texts/design/edit-problems';
import { language } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { placeAfter } from '../../document/reading/new-question.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { runAllInWords } from '../../document/state/use-run.ts';
import { useShowAdded } from '../state/use-add-question.ts';
import { type PresetName, planPreset, presets } from './presets.ts';

/** Adds a ready-made question where somebody clicked last. */
export function useAddPreset() {
  const editor = useEditor();
  const show = useShowAdded();
  return async (name: PresetName) => {
    const { document, selectedId, chosenGroupId } = editor.store.getState();
    const place = placeAfter(document, selectedId, chosenGroupId);
    const plan = await planPreset(document, name, place, editor.context);
    if (isEditProblem(plan)) return notify.error(describeEditProblem(language, plan));
    runAllInWords(
      editor,
      () => plan.commands,
      () => show(plan.questionId, presets[name].type, 'fresh-title'),
    );
  };
}
