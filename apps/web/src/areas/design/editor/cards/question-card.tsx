import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { typeTexts } from '@wenshu/question-types/type-texts';
import type { Question } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import type { PointerEvent } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { isNumbered } from '../../document/reading/new-question.ts';
import { EditableText } from '../../document/rich-text/editable-text.tsx';
import { showQuestion } from '../../document/state/show-question.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { useLock } from '../../document/state/use-lock.ts';
import { useRun } from '../../document/state/use-run.ts';
import { useSolutionLock } from '../../document/state/use-solution-lock.ts';
import { useBeginDrag } from '../drag/drag-context.ts';
import { focusPartAt } from '../options/focus-part.ts';
import { useCardEdits } from '../state/use-card-edits.ts';
import { WordingBox } from '../wording/wording-box.tsx';
import { bodyHeight } from './body-height.ts';
import { CardBody } from './card-body.tsx';
import { CardLogic } from './card-logic.tsx';
import { CardTags } from './card-tags.tsx';
import { CardTools } from './card-tools.tsx';
import classes from './cards.module.css';
import { CodeField } from './code-field.tsx';
import { holdPlace } from './hold-place.ts';
import { LandingNote } from './landing-note.tsx';
import { PageBreakLine } from './page-break-line.tsx';
import { QuestionComments } from './question-comments.tsx';
import { Remark } from './remark.tsx';

/** Its title on one line. */
const HEAD_PX = 42;

interface QuestionCardProps {
  readonly question: Question;
  readonly isSelected: boolean;
  readonly problem: string | undefined;
  /** Which page ends here, for a page break. */
  readonly page: number | undefined;
}

/** A question on the canvas. */
export function QuestionCard({ question, isSelected, problem, page }: QuestionCardProps) {
  const t = useTexts(canvasTexts);
  const words = useTexts(editorTexts);
  const types = useTexts(typeTexts).names;
  const editor = useEditor();
  const run = useRun();
  const edits = useCardEdits(question.id);
  const beginDrag = useBeginDrag();
  const lock = useLock();
  const solutionLock = useSolutionLock(question.groupId);
  const type = questionTypes[question.type as QuestionTypeSlug];
  const hasNumber = isNumbered(question.type);
  const isBreak = type.capabilities.needsTitle === false;
  const name = hasNumber ? question.seqName : types[question.type as QuestionTypeSlug];
  const state = [classes.card, isSelected && classes.selected, isBreak && classes.break];
  const selectAt = (event: PointerEvent<HTMLElement>) => {
    if (isSelected) return;
    if (lock) return editor.select(question.id);
    const card = event.currentTarget;
    const target = event.target as Element;
    const part = target.closest<HTMLElement>('[data-still]');
    holdPlace(card);
    editor.select(question.id);
    if (target.closest('[data-code]')) {
      // The cursor goes where the click was: on the code as a whole, so that typing replaces it.
      event.preventDefault();
      requestAnimationFrame(() => {
        const field = card.querySelector<HTMLInputElement>('[data-code-field]');
        field?.focus({ preventScroll: true });
        field?.select();
      });
      return;
    }
    if (!part?.dataset.still) return;
    event.preventDefault();
    focusPartAt(part.dataset.still, part.getBoundingClientRect().top);
  };
  return (
    <article
      className={state.filter(Boolean).join(' ')}
      style={{ containIntrinsicBlockSize: `auto ${HEAD_PX + bodyHeight(question)}px` }}
      data-question={question.id}
      data-child={question.parentId ? true : undefined}
      aria-label={`${name} ${question.title.text}`}
      aria-current={isSelected ? 'true' : undefined}
      onFocusCapture={() => editor.select(question.id)}
      onPointerDown={event => event.pointerType === 'mouse' && selectAt(event)}
      // A finger may be about to scroll, which ends without this: only its tap selects.
      onPointerUp={event => event.pointerType !== 'mouse' && editor.select(question.id)}
      onKeyDown={event => {
        if (lock || solutionLock || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        edits.step(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <header className={classes.head}>
        {!lock && !solutionLock && (
          <button
            type="button"
            className={classes.handle}
            aria-label={t.dragQuestion({ name })}
            // Keys move it by Alt and the arrows, from anywhere in the card.
            tabIndex={-1}
            onPointerDown={event => beginDrag(event, { kind: 'question', id: question.id, label: labelOf(question) })}
            onClick={() => {
              editor.select(question.id);
              showQuestion(question.id, 'card');
            }}
          />
        )}
        {isBreak ? (
          <PageBreakLine page={page} />
        ) : (
          <>
            {hasNumber &&
              (isSelected && !lock ? (
                <CodeField question={question} />
              ) : (
                <span className={classes.seqName} data-code>
                  {question.seqName}
                </span>
              ))}
            <EditableText
              className={classes.title}
              textKey={question.id}
              value={question.title}
              label={words.questionTitle({ seqName: name })}
              questionId={question.id}
              quoteMode={solutionLock ? 'kept' : 'dialog'}
              onSave={title => run('modifyName', { questionId: question.id, title })}
            />
          </>
        )}
        {!isSelected && !isBreak && <CardTags question={question} />}
        {!isBreak && <QuestionComments questionId={question.id} name={name} isAlways={isSelected} />}
        {isSelected && <CardTools question={question} name={name} edits={edits} />}
      </header>
      {isSelected && !lock && <LandingNote questionId={question.id} edits={edits} />}
      {isSelected && !lock && <WordingBox question={question} name={name} />}
      {!isBreak && <CardLogic questionId={question.id} />}
      <Remark question={question} isSelected={isSelected} />
      <CardBody question={question} isSelected={isSelected && !lock} />
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </article>
  );
}

function labelOf(question: Question): string {
  return isNumbered(question.type) ? `${question.seqName} ${question.title.text}` : question.title.text;
}
