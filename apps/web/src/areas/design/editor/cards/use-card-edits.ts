import { copyInput } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useMemo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { moveInput, placeInWords, stepPlace } from '../canvas/move-question.ts';
import { neighbourOf } from '../canvas/neighbour-of.ts';
import { runInWords } from '../canvas/use-run.ts';
import { newId } from '../state/new-id.ts';
import type { Place } from '../state/new-question.ts';
import { useEditor } from '../state/use-editor.ts';
import { showQuestion } from './show-question.ts';

/** What a card does with its question as a whole. */
export function useCardEdits(questionId: string) {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  return useMemo(() => {
    const now = () => editor.store.getState().document;
    const nameNow = () => now().questions[questionId]?.seqName ?? '';
    const moveTo = (place: Place) => {
      if (!runInWords(editor, 'moveTopQuestion', moveInput(now(), questionId, place))) return;
      editor.announce(t.movedTo({ name: nameNow(), ...placeInWords(now(), questionId) }));
      // In another group it is drawn anew, and the cursor would stay behind.
      showQuestion(questionId, 'card-if-lost');
    };
    return {
      moveTo,
      step: (by: -1 | 1) => {
        const place = stepPlace(now(), questionId, by);
        if (place) moveTo(place);
      },
      copy: () => {
        const document = now();
        const input = copyInput(document, questionId, newId, editor.context.types);
        if (!runInWords(editor, 'copyQuestion', input)) return;
        editor.announce(t.copied({ name: input.seqName ?? '' }));
        const copyId = input.ids?.[questionId];
        if (copyId) {
          editor.select(copyId);
          showQuestion(copyId);
        }
      },
      remove: () => {
        const before = now();
        const name = nameNow();
        if (!runInWords(editor, 'deleteTopQuestion', { questionId })) return;
        editor.announce(t.deleted({ name }));
        const next = neighbourOf(questionId, before, now());
        editor.select(next);
        if (next) showQuestion(next, 'title');
      },
    };
  }, [editor, questionId, t]);
}
