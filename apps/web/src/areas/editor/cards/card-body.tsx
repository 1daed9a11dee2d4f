import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import type { Question } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/editor';
import { canvasTexts } from '@wenshu/texts/editor-canvas';
import { Suspense, useDeferredValue, useLayoutEffect } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { useRun } from '../canvas/use-run.ts';
import { CarriedLine } from '../options/carried-line.tsx';
import classes from '../options/options.module.css';
import { PartList } from '../options/part-list.tsx';
import { StillList } from '../options/still-list.tsx';
import { fitsTable, StillTable } from '../options/still-table.tsx';
import { newId } from '../state/new-id.ts';
import { useEditor } from '../state/use-editor.ts';
import { AnswerSketch } from './answer-sketch.tsx';
import own from './cards.module.css';
import { settlePlace } from './hold-place.ts';

/** What stands below a title: rows, options, the type's own part, or a sketch of the field. */
export function CardBody(props: { readonly question: Question; readonly isSelected: boolean }) {
  const { question } = props;
  // The card lights up at once; its fields, and those of the card before, come and go a moment later.
  const isSelected = useDeferredValue(props.isSelected, false);
  useLayoutEffect(() => {
    if (isSelected) settlePlace();
  }, [isSelected]);
  const t = useTexts(canvasTexts);
  const words = useTexts(editorTexts);
  const run = useRun();
  const editor = useEditor();
  const type = questionTypes[question.type as QuestionTypeSlug];
  const typeEditor: TypeEditor = typeEditors[question.type as QuestionTypeSlug];
  const { hasOptions, hasRows } = type.capabilities;
  const List = isSelected ? PartList : StillList;
  const Panel = typeEditor.panel;
  const showsOptions = hasOptions && !typeEditor.hidesOptions;
  const isTable = !isSelected && hasRows && showsOptions && fitsTable(question);
  const optionsName =
    typeEditor.optionsAre && typeEditor.optionsAre !== 'options' ? t[typeEditor.optionsAre] : words.options;
  return (
    <div className={own.body}>
      {isTable && <StillTable question={question} />}
      {hasRows && isSelected && showsOptions && <p className={classes.heading}>{words.rows}</p>}
      {hasRows && !isTable && <List question={question} list="rows" />}
      {hasRows && !isTable && showsOptions && <p className={classes.heading}>{optionsName}</p>}
      {hasOptions && <CarriedLine question={question} />}
      {showsOptions && !isTable && <List question={question} list="items" />}
      <AnswerSketch question={question} />
      {Panel && (isSelected || typeEditor.hidesOptions) && (
        <Suspense>
          {isSelected ? (
            <Panel
              question={question}
              document={editor.store.getState().document}
              language={language}
              run={run}
              newId={newId}
            />
          ) : (
            <StillList question={question} list="items" />
          )}
        </Suspense>
      )}
    </div>
  );
}
