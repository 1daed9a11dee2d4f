import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { clock } from './clock.ts';
import classes from './saving-sign.module.css';

/** How saving stands, in sentences. Closed by Escape, a click elsewhere, or leaving it. */
export function SavingDetails({ onClose }: { onClose(): void }) {
  const t = useTexts(editorTogetherTexts).saving;
  const editor = useEditor();
  const { saving, savedAtMs, pendingCount: count, isKept } = useEditorState(state => state);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.parentElement?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [onClose]);
  const isWaiting = saving === 'offline' || saving === 'signed-out';
  return (
    <div
      ref={box}
      className={classes.details}
      role="dialog"
      aria-label={t.details}
      tabIndex={-1}
      onKeyDown={event => event.key === 'Escape' && onClose()}
      onBlur={event => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && onClose()}
    >
      {saving === 'saving' && <p>{t.onItsWay({ count })}</p>}
      {saving === 'offline' && <p>{t.waits({ count })}</p>}
      {saving === 'signed-out' && <p>{t.waitsForSignIn({ count })}</p>}
      {isWaiting && <p>{isKept ? t.kept : t.notKept}</p>}
      {saving === 'saved' && savedAtMs === undefined && <p>{t.nothingYet}</p>}
      {savedAtMs !== undefined && <p>{t.lastSaved({ time: clock(savedAtMs) })}</p>}
      {saving === 'offline' && (
        <Button size="small" onClick={editor.resume}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}
