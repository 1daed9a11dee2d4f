import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useCallback } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { newQuestion, type Place, placeAfter } from '../../document/reading/new-question.ts';
import { type FocusOn, showQuestion } from '../../document/state/show-question.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { runInWords } from '../../document/state/use-run.ts';
import { rememberType } from './palette-memory.ts';
import { useTools } from './tools-store.ts';

/** After a question was added: it is selected, in sight, and says where it stands. */
export function useShowAdded() {
  const t = useTexts(canvasTexts);
  const types = useTexts(typeTexts).names;
  const editor = useEditor();
  return useCallback(
    (questionId: string, type: QuestionTypeSlug, focusOn?: FocusOn) => {
      rememberType(type);
      editor.select(questionId);
      const seqName = editor.store.getState().document.questions[questionId]?.seqName ?? '';
      editor.announce(t.added({ name: `${seqName} ${types[type]}` }));
      useTools.setState({ landedId: questionId });
      // Whoever adds by keys may go on adding; F6 leads to the question.
      const isByKeys = window.document.querySelector('[data-region=left] :focus-visible') !== null;
      showQuestion(questionId, focusOn ?? (isByKeys ? 'nothing' : 'fresh-title'));
    },
    [editor, t, types],
  );
}

/** Adds a question where somebody clicked last, or at the place that is given, and selects it. */
export function useAddQuestion() {
  const editor = useEditor();
  const show = useShowAdded();
  return useCallback(
    (type: QuestionTypeSlug, place?: Place, focusOn?: FocusOn) => {
      const { document, selectedId, chosenGroupId } = editor.store.getState();
      const question = newQuestion(document, type, place ?? placeAfter(document, selectedId, chosenGroupId));
      if (runInWords(editor, 'addTopQuestion', question)) show(question.questionId, type, focusOn);
    },
    [editor, show],
  );
}
