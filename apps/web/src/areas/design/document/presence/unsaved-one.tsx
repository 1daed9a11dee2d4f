import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { Button } from 'antd';
import { language, useTexts } from '../../../../app/language/language.ts';
import { copyText } from '../../../../app/notices/copy-text.ts';
import type { UnsavedEdit } from '../state/questionnaire-kind.ts';
import { useEditorState } from '../state/use-editor.ts';
import { canApplyAgain } from './can-apply-again.ts';
import { compareChanges } from './compare-changes.ts';
import { ComparedTexts } from './compared-texts.tsx';
import classes from './presence.module.css';
import { reasonInWords } from './reason-in-words.ts';

interface UnsavedOneProps {
  readonly unsaved: UnsavedEdit;
  onSettle(decision: 'apply-again' | 'give-up'): void;
}

/** One edit that was not taken: why, mine and theirs, and what can be done. */
export function UnsavedOne({ unsaved, onSettle }: UnsavedOneProps) {
  const t = useTexts(editorToolsTexts).unsaved;
  const words = useTexts(editorTogetherTexts).unsaved;
  const document = useEditorState(state => state.document);
  const canApply = canApplyAgain(useEditorState(state => state.access));
  const { edit, mine, reason } = unsaved;
  // A whole earlier questionnaire is not compared word by word: the history shows it.
  const compared = edit.kind === 'restore' ? [] : compareChanges(mine, document, language);
  const again = { command: t.applyAgain, revert: words.undoAnyway, restore: words.restoreAnyway }[edit.kind];
  const copy = () => {
    const text = compared.map(one => `${one.place}\n${one.mine}`).join('\n\n');
    void copyText(text, { done: words.copied, failed: words.copyFailed });
  };
  return (
    <section className={classes.one}>
      <p>{reasonInWords(unsaved, language)}</p>
      {compared.map(one => (
        <ComparedTexts
          key={one.place + one.mine}
          compared={one}
          mineTitle={edit.kind === 'revert' ? words.afterUndo : t.mine}
        />
      ))}
      {edit.kind !== 'restore' && compared.length === 0 && mine.length > 0 && <p>{words.same}</p>}
      <div className={classes.actions}>
        {canApply && (
          <Button type="primary" onClick={() => onSettle('apply-again')}>
            {again}
          </Button>
        )}
        <Button onClick={() => onSettle('give-up')}>{reason === 'collision' ? t.keepTheirs : t.giveUp}</Button>
        {compared.length > 0 && edit.kind === 'command' && (
          <Button type={canApply ? 'text' : 'default'} onClick={copy}>
            {words.copy}
          </Button>
        )}
      </div>
    </section>
  );
}
