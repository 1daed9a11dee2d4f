import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { type ReactNode, useCallback } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { isPlaceOf, moveInput, placeInWords } from '../../document/reading/move-question.ts';
import { showQuestion } from '../../document/state/show-question.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { useLock } from '../../document/state/use-lock.ts';
import { runInWords } from '../../document/state/use-run.ts';
import { type BeginDrag, DragContext, type Dragged } from '../drag/drag-context.ts';
import { dragSigns } from '../drag/drag-signs.ts';
import { type DropTarget, groupOrder, placeOfDrop } from '../drag/drop-place.ts';
import { boxOf } from '../drag/edge-scroll.ts';
import { findTarget } from '../drag/find-target.ts';
import { followPointer } from '../drag/follow-pointer.ts';
import { useTools } from '../state/tools-store.ts';
import { useAddQuestion } from '../state/use-add-question.ts';

/** Dragging on the canvas and in the outline: types from the palette, questions and groups. Keys do the same without it. */
export function CanvasDrag({ children }: { readonly children: ReactNode }) {
  const drop = useDrop();
  const begin: BeginDrag = useCallback(
    (event, dragged) => {
      const handle = event.currentTarget;
      // A finger on the palette scrolls it; its tap adds.
      if (dragged.kind === 'type' && event.pointerType === 'touch') return;
      // Pressing a handle is neither a selection nor a place for the cursor: the card would grow below the pointer.
      if (dragged.kind !== 'type') event.preventDefault();
      event.stopPropagation();
      let signs: ReturnType<typeof dragSigns> | undefined;
      let target: DropTarget | undefined;
      followPointer(event.nativeEvent, handle, {
        scrollBox: () => boxOf(handle),
        onStart: () => {
          signs = dragSigns(dragged.label, handle.closest<HTMLElement>('article, header:not(article *)') ?? handle);
        },
        onMove: point => {
          const found = findTarget(dragged, point);
          target = found?.target;
          signs?.moveTo(point);
          signs?.mark(found?.element, found?.target.side);
        },
        onEnd: outcome => {
          signs?.clear();
          if (outcome === 'dropped' && target) drop(dragged, target);
        },
      });
    },
    [drop],
  );
  // Locked, the handles are gone and a press on a line only goes there.
  return <DragContext value={useLock() === undefined ? begin : dragNothing}>{children}</DragContext>;
}

const dragNothing: BeginDrag = () => {};

/** Makes what a drop means. */
function useDrop() {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const add = useAddQuestion();
  return useCallback(
    (dragged: Dragged, target: DropTarget) => {
      const { document } = editor.store.getState();
      if (dragged.kind === 'type') return add(dragged.type, placeOfDrop(document, target));
      const { id } = dragged;
      if (dragged.kind === 'group') {
        const order = groupOrder(document, id, target);
        if (order) runInWords(editor, 'moveQuestionGroup', { groupId: id, order });
        return;
      }
      // Its own children go with it: beside them it stands already.
      if (document.questions[target.id]?.parentId === id) return;
      const place = placeOfDrop(document, target, id);
      if (isPlaceOf(document, id, place)) return;
      if (!runInWords(editor, 'moveTopQuestion', moveInput(document, id, place))) return;
      const now = editor.store.getState().document;
      editor.announce(t.movedTo({ name: now.questions[id]?.seqName ?? '', ...placeInWords(now, id) }));
      editor.select(id);
      useTools.setState({ landedId: id });
      // On the card, not in its title: undo is for the move, not for words.
      showQuestion(id, 'card');
    },
    [add, editor, t],
  );
}
