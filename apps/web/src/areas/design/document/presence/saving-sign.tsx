import { CheckCircleOutlined, CloudSyncOutlined, DisconnectOutlined, WarningOutlined } from '@ant-design/icons';
import { editorTexts } from '@wenshu/texts/design/editor';
import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import type { Saving } from '@wenshu/together';
import { useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { useEditorState } from '../state/use-editor.ts';
import { clock } from './clock.ts';
import { SavingDetails } from './saving-details.tsx';
import classes from './saving-sign.module.css';

const ICONS: Readonly<Record<Saving, typeof CheckCircleOutlined>> = {
  saved: CheckCircleOutlined,
  saving: CloudSyncOutlined,
  offline: DisconnectOutlined,
  'signed-out': WarningOutlined,
};

/** The quiet sign of saving: saved and when, saving, or how much waits and for what. A click tells more. */
export function SavingSign() {
  const t = useTexts(editorTogetherTexts).saving;
  const saving = useEditorState(state => state.saving);
  const text = useEditorState(({ saving: now, savedAtMs, pendingCount }) => {
    if (now === 'offline') return t.offline({ count: pendingCount });
    if (now === 'signed-out') return t.signedOut({ count: pendingCount });
    const savedAt = editorToolsTexts[language].saving.savedAt;
    return now === 'saved' && savedAtMs !== undefined
      ? savedAt({ time: clock(savedAtMs) })
      : editorTexts[language][now];
  });
  const count = useEditorState(state => state.pendingCount);
  const isWaiting = saving === 'offline' || saving === 'signed-out';
  const [isOpen, setIsOpen] = useState(false);
  const Icon = ICONS[saving];
  return (
    <span className={classes.box}>
      <span className={classes.sign} role="status" data-saving={saving}>
        <Icon aria-hidden />
        <span className={classes.text}>{text}</span>
        {isWaiting && (
          <span className={classes.count} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      <button
        type="button"
        className={classes.open}
        aria-label={t.details}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(open => !open)}
      />
      {isOpen && <SavingDetails onClose={() => setIsOpen(false)} />}
    </span>
  );
}
