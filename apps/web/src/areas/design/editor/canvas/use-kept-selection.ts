import { useEffect } from 'react';
import { neighbourOf } from '../../document/reading/neighbour-of.ts';
import { showQuestion } from '../../document/state/show-question.ts';
import { useEditor } from '../../document/state/use-editor.ts';

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
