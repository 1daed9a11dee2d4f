import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { type TypeEditor, typeEditors } from '@wenshu/question-types/editor';
import type { Question } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { Suspense, useDeferredValue, useLayoutEffect } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { newId } from '../../document/reading/new-id.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { useRun } from '../../document/state/use-run.ts';
import { useSolutionLock } from '../../document/state/use-solution-lock.ts';
import { CarriedLine } from '../options/carried-line.tsx';
import { LockedParts } from '../options/locked-parts.tsx';
import classes from '../options/options.module.css';
import { PartList } from '../options/part-list.tsx';
import own from './cards.module.css';
import { settlePlace } from './hold-place.ts';
import { Drawing, StillBody } from './still-body.tsx';

/** What stands below a title: the question as it will be met, or, where it is selected, its rows and options as fields and the type's own part. */
export function CardBody({ question, isSelected }: { readonly question: Question; readonly isSelected: boolean }) {
  // The card lights up at once; its fields, and those of the card before, come and go a moment later.
  const isOpen = useDeferredValue(isSelected, false);
  useLayoutEffect(() => {
    if (isOpen) settlePlace();
  }, [isOpen]);
  return (
    <div className={own.body}>
      <CarriedLine question={question} />
      {isOpen ? <OpenBody question={question} /> : <StillBody question={question} />}
    </div>
  );
}

function OpenBody({ question }: { readonly question: Question }) {
  const t = useTexts(canvasTexts);
  const words = useTexts(editorTexts);
  const run = useRun();
  const editor = useEditor();
  const type = questionTypes[question.type as QuestionTypeSlug];
  const typeEditor: TypeEditor = typeEditors[question.type as QuestionTypeSlug];
  const { hasOptions, hasRows } = type.capabilities;
  const Panel = typeEditor.panel;
  const Parts = useSolutionLock(question.groupId) ? LockedParts : PartList;
  const showsOptions = hasOptions && !typeEditor.hidesOptions;
  const optionsName =
    typeEditor.optionsAre && typeEditor.optionsAre !== 'options' ? t[typeEditor.optionsAre] : words.options;
  return (
    <>
      {hasRows && showsOptions && <p className={classes.heading}>{words.rows}</p>}
      {hasRows && <Parts question={question} list="rows" />}
      {hasRows && showsOptions && <p className={classes.heading}>{optionsName}</p>}
      {showsOptions && <Parts question={question} list="items" />}
      {/* Where there is nothing to fill in here, it still looks like itself. */}
      {!hasRows && !showsOptions && <Drawing question={question} />}
      {Panel && (
        <Suspense>
          <Panel
            question={question}
            document={editor.store.getState().document}
            language={language}
            run={run}
            newId={newId}
          />
        </Suspense>
      )}
    </>
  );
}
