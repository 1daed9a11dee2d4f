import type { Language } from '@wenshu/texts';
import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import type { UnsavedEdit } from '../state/questionnaire-kind.ts';
import { clock } from './clock.ts';

/** Why an edit was not taken: who was faster and when, or what stands in its way. */
export function reasonInWords({ edit, reason, message, by }: UnsavedEdit, language: Language): string {
  const t = editorTogetherTexts[language];
  const words = editorToolsTexts[language].unsaved;
  switch (reason) {
    case 'no-right':
      return t.unsaved.noRight;
    case 'gone':
      return t.unsaved.gone;
    case 'locked':
      return t.unsaved.locked;
    case 'refused':
      return words.refused({ reason: message });
    case 'collision': {
      const who = fasterInWords(by, language);
      if (who === '') return words.collision;
      return { command: t.unsaved.collision, revert: t.unsaved.undo, restore: t.unsaved.restore }[edit.kind]({ who });
    }
  }
}

/** Each person once, with the time of their last change here. */
function fasterInWords(by: UnsavedEdit['by'], language: Language): string {
  const t = editorTogetherTexts[language];
  const newest = new Map<string, UnsavedEdit['by'][number]>();
  for (const one of by) if (!newest.has(one.personId ?? '')) newest.set(one.personId ?? '', one);
  return [...newest.values()]
    .map(({ nickName, isSelf, time }) =>
      t.unsaved.faster({ name: isSelf ? t.yourOtherPage : nickName || t.somebody, time: clock(time) }),
    )
    .join(t.unsaved.join);
}
