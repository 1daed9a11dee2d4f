import {
  type ClientRect,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { canvasTexts } from '@wenshu/texts/editor-canvas';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from '../cards/cards.module.css';
import { useAddQuestion } from '../palette/use-add-question.ts';
import { useEditor } from '../state/use-editor.ts';
import { DropContext } from './drop-context.ts';
import { type DropTarget, groupOrder, placeOfDrop } from './drop-place.ts';
import { moveInput, placeInWords } from './move-question.ts';
import { runInWords } from './use-run.ts';

const DRAG_FROM_PX = 6;

interface Dragged {
  readonly kind: 'question' | 'group' | 'type';
  readonly label: string;
  readonly type?: QuestionTypeSlug;
}

/** A question lies over its group: the nearer one is meant. */
const overQuestionsFirst: CollisionDetection = args => {
  const under = pointerWithin(args);
  const found = under.length > 0 ? under : closestCenter(args);
  const question = found.find(({ data }) => data?.droppableContainer?.data?.current?.kind === 'question');
  return question ? [question] : found.slice(0, 1);
};

const middleOf = (rect: ClientRect) => rect.top + rect.height / 2;

/** Dragging on the canvas: types from the palette, questions and groups. Keys do the same without it. */
export function CanvasDrag({ children }: { readonly children: ReactNode }) {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const add = useAddQuestion();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }));
  const [dragged, setDragged] = useState<Dragged>();
  const [target, setTarget] = useState<DropTarget>();
  const start = ({ active }: DragStartEvent) => setDragged(active.data.current as Dragged);
  const move = ({ active, over }: DragMoveEvent) => {
    const data = over?.data.current as Omit<DropTarget, 'side'> | undefined;
    const rect = active.rect.current.translated;
    if (!over || !data || !rect) return setTarget(undefined);
    const side = middleOf(rect) > middleOf(over.rect) ? 'after' : 'before';
    // The same half again is no news: every card would be asked whether it is meant.
    if (target?.id !== data.id || target.side !== side) setTarget({ kind: data.kind, id: data.id, side });
  };
  const end = (id: string) => {
    const goal = target;
    const what = dragged;
    setDragged(undefined);
    setTarget(undefined);
    if (!goal || !what) return;
    const { document } = editor.store.getState();
    if (what.kind === 'type') return add(what.type!, placeOfDrop(document, goal));
    if (what.kind === 'group') {
      const order = groupOrder(document, id, goal);
      return order && runInWords(editor, 'moveQuestionGroup', { groupId: id, order });
    }
    if (goal.id === id) return;
    if (!runInWords(editor, 'moveTopQuestion', moveInput(document, id, placeOfDrop(document, goal, id)))) return;
    const now = editor.store.getState().document;
    editor.announce(t.movedTo({ name: now.questions[id]?.seqName ?? '', ...placeInWords(now, id) }));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={overQuestionsFirst}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={({ active }) => void end(String(active.id).replace(/^group:/, ''))}
      onDragCancel={() => {
        setDragged(undefined);
        setTarget(undefined);
      }}
    >
      <DropContext value={dragged ? target : undefined}>{children}</DropContext>
      <DragOverlay dropAnimation={null}>
        {dragged && <div className={classes.overlay}>{dragged.label}</div>}
      </DragOverlay>
    </DndContext>
  );
}
