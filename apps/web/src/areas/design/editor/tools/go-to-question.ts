import { showQuestion } from '../cards/show-question.ts';
import type { Editor } from '../state/editor-store.ts';

/** Selects a question and brings its card into sight and into focus. */
export function goToQuestion(editor: Editor, questionId: string): void {
  editor.select(questionId);
  showQuestion(questionId, 'card', 'center');
}
