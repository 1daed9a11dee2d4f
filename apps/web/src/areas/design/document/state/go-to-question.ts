import type { Editor } from './editor-store.ts';
import { showQuestion } from './show-question.ts';

/** Selects a question and brings its card into sight and into focus. */
export function goToQuestion(editor: Editor, questionId: string): void {
  editor.select(questionId);
  showQuestion(questionId, 'card', 'center');
}
