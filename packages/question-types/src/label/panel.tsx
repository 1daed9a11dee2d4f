import { typeEditorTexts } from '@wenshu/texts/type-editors';
import type { EditorPanelProps } from '../_shared/type-editor.ts';

/** The labels are edited like options; what is special is whose they are. */
export function LabelEditor({ language }: EditorPanelProps) {
  return <p className="type-editor-hint">{typeEditorTexts[language].label.creatorOnly}</p>;
}
