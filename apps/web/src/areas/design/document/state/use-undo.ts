import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { useCallback } from 'react';
import { language } from '../../../../app/language/language.ts';
import { wordOf } from './edit-words.ts';
import type { Editor } from './editor-store.ts';
import { showQuestion } from './show-question.ts';
import type { UndoStep } from './undo-step.ts';
import { useEditor, useEditorState } from './use-editor.ts';

type Direction = 'undo' | 'redo';

const DONE = { undo: 'undone', redo: 'redone' } as const;

/** What is taken back or made again, in words: "删除题目 Q5". */
function describe(step: UndoStep) {
  const t = editorTogetherTexts[language].undo;
  return { what: t.what[wordOf(step.name, editorToolsTexts[language].history)], place: step.place };
}

/** Takes back or makes again, says what it was, and goes to where it happens. */
export function takeStep(editor: Editor, direction: Direction): void {
  const step = editor[direction]();
  if (!step) return;
  editor.announce(editorTogetherTexts[language].undo[DONE[direction]](describe(step)));
  const { questionId } = step;
  if (questionId === undefined || !editor.store.getState().document.questions[questionId]) return;
  editor.select(questionId);
  showQuestion(questionId);
}

/** Undo or redo for a button: whether there is something, and what. */
export function useStep(direction: Direction) {
  const editor = useEditor();
  const last = useEditorState(state => (direction === 'undo' ? state.undoable : state.redoable).at(-1));
  const take = useCallback(() => takeStep(editor, direction), [editor, direction]);
  return { label: last && editorTogetherTexts[language].undo[direction](describe(last)), take };
}
