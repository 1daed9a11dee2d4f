import { CheckCircleOutlined, CloudSyncOutlined, DisconnectOutlined } from '@ant-design/icons';
import { editorTexts } from '@wenshu/texts/editor';
import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from '../editor.module.css';
import { useEditorState } from '../state/use-editor.ts';

const clock = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { hour: '2-digit', minute: '2-digit' });

/** The quiet sign of saving: saved and when, saving, or kept on this device because there is no network. */
export function SavingSign() {
  const t = useTexts(editorTexts);
  const tools = useTexts(editorToolsTexts).saving;
  const saving = useEditorState(state => state.saving);
  const savedAtMs = useEditorState(state => state.savedAtMs);
  return (
    <span className={classes.saving} role="status" data-saving={saving}>
      {saving === 'saved' && <CheckCircleOutlined aria-hidden />}
      {saving === 'saving' && <CloudSyncOutlined aria-hidden />}
      {saving === 'offline' && <DisconnectOutlined aria-hidden />}
      {saving === 'saved' && savedAtMs !== undefined
        ? tools.savedAt({ time: clock.format(savedAtMs) })
        : saving === 'offline'
          ? tools.offlineSince
          : t[saving]}
    </span>
  );
}
