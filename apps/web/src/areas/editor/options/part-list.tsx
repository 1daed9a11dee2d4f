import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import type { Question } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/editor';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useRun } from '../canvas/use-run.ts';
import { GroupLine } from './group-line.tsx';
import { ListTools } from './list-tools.tsx';
import { LongList } from './long-list.tsx';
import classes from './options.module.css';
import { partEdits } from './part-edits.ts';
import { PartLine } from './part-line.tsx';
import { type PartLine as Line, type ListName, partLines } from './part-rows.ts';

/** Above this the list scrolls by itself and draws only what is in sight: a dropdown may have 3,000 options. */
const MOST_DRAWN = 60;
/** A click is not yet a drag. */
const DRAG_FROM_PX = 4;

/** Options or rows of the selected question. */
export function PartList({ question, list }: { readonly question: Question; readonly list: ListName }) {
  const words = useTexts(editorTexts);
  const run = useRun();
  const [hasScores, setHasScores] = useState(false);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }));
  const { capabilities } = questionTypes[question.type as QuestionTypeSlug];
  const typeEditor: TypeEditor = typeEditors[question.type as QuestionTypeSlug];
  const edits = partEdits(question, list, run, words, list === 'items' && capabilities.creatorOnly);
  const lines = partLines(question, list);
  const ids = lines.map(line => line.id);
  const order = lines.filter(line => line.kind === 'part').map(line => line.id);
  const hasLayers = typeEditor.layers === 'always' || lines.some(line => line.kind === 'part' && line.depth > 0);
  const maxLayers = list === 'items' && hasLayers ? (capabilities.maxLayers ?? 2) : 1;
  const end = ({ active, over }: DragEndEvent) => over && edits.drop(String(active.id), String(over.id));
  const draw = (line: Line) =>
    line.kind === 'group' ? (
      <GroupLine key={line.id} question={question} list={list} line={line} />
    ) : (
      <PartLine
        key={line.id}
        question={question}
        list={list}
        line={line}
        mark={list === 'items' ? typeEditor.mark : 'row'}
        edits={edits}
        maxLayers={maxLayers}
        hasScore={hasScores && list === 'items'}
        order={order}
      />
    );
  return (
    <div className={classes.list}>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          {lines.length > MOST_DRAWN ? <LongList lines={lines} draw={draw} /> : lines.map(draw)}
        </SortableContext>
      </DndContext>
      <ListTools
        question={question}
        list={list}
        edits={edits}
        hasScores={hasScores}
        onScores={setHasScores}
        isLayered={hasLayers}
      />
    </div>
  );
}
