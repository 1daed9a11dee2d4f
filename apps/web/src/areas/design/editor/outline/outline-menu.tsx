import type { Question } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import type { MenuProps } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { OpenMenu } from '../../document/parts/open-menu.tsx';
import { isNumbered } from '../../document/reading/new-question.ts';
import { openLogic } from '../state/tools-store.ts';
import type { useCardEdits } from '../state/use-card-edits.ts';
import { focusLine } from './line-keys.ts';
import classes from './outline.module.css';

interface OutlineMenuProps {
  readonly question: Question;
  readonly name: string;
  readonly edits: ReturnType<typeof useCardEdits>;
  readonly isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

/** What can be done with a line: by its button, by a right click or a long press, by the menu key. The menu exists while it is open. */
export function OutlineMenu({ question, name, edits, isOpen, onToggle }: OutlineMenuProps) {
  const t = useTexts(editorToolsTexts).outline;
  const words = useTexts(editorTexts);
  const { copyQuestion } = useTexts(canvasTexts);
  const step = (by: -1 | 1) => {
    edits.step(by);
    focusLine(question.id);
  };
  const items = (): MenuProps['items'] => [
    { key: 'up', label: words.moveUp, onClick: () => step(-1) },
    { key: 'down', label: words.moveDown, onClick: () => step(1) },
    { key: 'copy', label: copyQuestion, onClick: edits.copy },
    ...(isNumbered(question.type) ? [{ key: 'logic', label: t.logic, onClick: () => openLogic(question.id) }] : []),
    { key: 'remove', label: words.remove, danger: true, onClick: edits.remove },
  ];
  return (
    <span className={classes.menu} data-open={isOpen || undefined}>
      <button
        type="button"
        className={classes.menuButton}
        // The line itself is the stop; its menu key opens the same.
        tabIndex={-1}
        aria-label={t.menu({ name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => onToggle(true)}
      >
        ⋯
      </button>
      {isOpen && (
        <OpenMenu
          items={items()}
          anchorClass={classes.anchor}
          onChosen={() => onToggle(false)}
          onDismissed={() => {
            onToggle(false);
            focusLine(question.id);
          }}
        />
      )}
    </span>
  );
}
