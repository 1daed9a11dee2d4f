import { useEffect } from 'react';
import { showQuestion } from '../cards/show-question.ts';
import { useEditor } from '../state/use-editor.ts';
import { neighbourOf } from './neighbour-of.ts';

/** When the selected question goes, by an undo or by a colleague, its neighbour is selected: the cursor is never lost. */
export function useKeptSelection(): void {
  const editor = useEditor();
  useEffect(
    () =>
      editor.store.subscribe(({ selectedId, document }, { document: before }) => {
        if (selectedId === undefined || document === before) return;
        if (Object.hasOwn(document.questions, selectedId) || !Object.hasOwn(before.questions, selectedId)) return;
        const neighbour = neighbourOf(selectedId, before, document);
        editor.select(neighbour);
        if (neighbour !== undefined) showQuestion(neighbour, 'card-if-lost');
      }),
    [editor],
  );
}
