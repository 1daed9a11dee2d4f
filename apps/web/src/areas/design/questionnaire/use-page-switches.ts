import { configTexts } from '@wenshu/texts/design/config';
import { useTexts } from '../../../app/language/language.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';

export const pageSwitches = ['hasProgressBar', 'hasSerialNumbers', 'hasBackButton', 'hasLeaveButton'] as const;

/** What the answering page shows besides the questions: all of it, until it is switched off. */
export function usePageSwitches(names: readonly (typeof pageSwitches)[number][] = pageSwitches) {
  const { display } = useTexts(configTexts);
  const appearance = useEditorState(state => state.document.appearance);
  const run = useRun();
  return names.map(name => ({
    name,
    ...display.switches[name],
    isOn: appearance[name] ?? true,
    set: (isOn: boolean) => run('saveAppearance', { [name]: isOn }),
  }));
}
