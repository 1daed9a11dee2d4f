import { BranchesOutlined, WarningFilled } from '@ant-design/icons';
import { TypeIcon } from '@wenshu/question-types/type-icon';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { readSetting } from '@wenshu/survey-core/answering';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { type KeyboardEvent, memo, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { canHover } from '../../../../app/use-is-narrow.ts';
import { PresentDots } from '../../document/presence/present-at.tsx';
import { isNumbered } from '../../document/reading/new-question.ts';
import { plainTitle } from '../../document/reading/plain-title.ts';
import { goToQuestion } from '../../document/state/go-to-question.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { useBeginDrag } from '../drag/drag-context.ts';
import { useCardEdits } from '../state/use-card-edits.ts';
import { focusLine } from './line-keys.ts';
import classes from './outline.module.css';
import { OutlineMenu } from './outline-menu.tsx';
import type { OutlineEntry } from './outline-tree.ts';

interface OutlineLineProps extends OutlineEntry {
  readonly isSelected: boolean;
  /** The one that Tab stops at. */
  readonly isStop: boolean;
  readonly rules: number;
  readonly problems: number;
  readonly isLocked: boolean;
}

/** A question, a note or a page break: a click goes there, a drag or Alt with the arrows moves it. */
export const OutlineLine = memo(function OutlineLine({
  question,
  page,
  isSelected,
  isStop,
  rules,
  problems,
  isLocked,
}: OutlineLineProps) {
  const t = useTexts(editorToolsTexts).outline;
  const types = useTexts(typeTexts).names as Readonly<Record<string, string>>;
  const editor = useEditor();
  const beginDrag = useBeginDrag();
  const edits = useCardEdits(question.id);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // Most lines are never pointed at: three hundred menus would be drawn for nothing.
  const [isPointedAt, setIsPointedAt] = useState(() => !canHover());
  const hasNumber = isNumbered(question.type);
  const typeName = types[question.type] ?? question.type;
  const words = useEditorState(state => plainTitle(question.title, state.document));
  const title = page === undefined ? words || t.untitled : t.page({ page });
  const name = hasNumber ? question.seqName : typeName;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || by === undefined || isLocked) return;
    event.preventDefault();
    edits.step(by);
    focusLine(question.id);
  };
  return (
    <li
      className={classes.place}
      data-place="question"
      data-id={question.id}
      data-line={question.id}
      data-child={question.parentId ? true : undefined}
      onPointerEnter={() => setIsPointedAt(true)}
    >
      <button
        type="button"
        data-stop
        className={page === undefined ? classes.question : classes.pageBreak}
        tabIndex={isStop ? 0 : -1}
        aria-current={isSelected}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={`${typeName} · ${title}`}
        onClick={() => goToQuestion(editor, question.id)}
        onKeyDown={onKeyDown}
        onContextMenu={event => {
          if (isLocked) return;
          event.preventDefault();
          setIsMenuOpen(true);
        }}
        // A finger scrolls the list; it moves questions by the menu.
        onPointerDown={event =>
          !isLocked &&
          event.pointerType !== 'touch' &&
          beginDrag(event, { kind: 'question', id: question.id, label: hasNumber ? `${name} ${title}` : title })
        }
      >
        <TypeIcon slug={question.type} sizePx={16} className={classes.icon} />
        {hasNumber && <span className={classes.number}>{question.seqName} </span>}
        <span className={classes.title}>
          {title}
          <span className={classes.unseen}> {typeName}</span>
        </span>
        <span className={classes.marks}>
          <PresentDots questionId={question.id} />
          {hasNumber && readSetting(question.settings, 'required') && (
            <span className={classes.required} role="img" aria-label={t.required} title={t.required}>
              *
            </span>
          )}
          {rules > 0 && (
            <BranchesOutlined
              className={classes.logic}
              title={t.hasLogic({ count: rules })}
              aria-label={t.hasLogic({ count: rules })}
            />
          )}
          {problems > 0 && (
            <WarningFilled
              className={classes.wrong}
              title={t.hasProblems({ count: problems })}
              aria-label={t.hasProblems({ count: problems })}
            />
          )}
        </span>
      </button>
      {!isLocked && (isPointedAt || isMenuOpen) && (
        <OutlineMenu question={question} name={name} edits={edits} isOpen={isMenuOpen} onToggle={setIsMenuOpen} />
      )}
    </li>
  );
});
